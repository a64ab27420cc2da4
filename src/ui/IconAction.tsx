import type { ComponentProps } from 'react';
import { focusOnClick, handFocusOn } from './focus/handover.ts';

interface Props extends ComponentProps<'button'> {
  /** The accessible name and the tooltip. */
  label: string;
  small?: boolean;
  danger?: boolean;
}

export function IconAction({ label, small, danger, type = 'button', className, ...rest }: Props) {
  const classes = ['icon-button', small && 'small', danger && 'danger', className].filter(Boolean).join(' ');
  return (
    <button
      ref={handFocusOn}
      onClickCapture={focusOnClick}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classes}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}

import type { ComponentProps } from 'react';
import { handFocusOn, takeFocus } from './focus/handover.ts';

interface Props extends ComponentProps<'button'> {
  /** What it does, in words: read aloud, and shown on hovering. */
  label: string;
  small?: boolean;
  danger?: boolean;
}

/** A button that shows a picture only. */
export function IconAction({ label, small, danger, type = 'button', className, ...rest }: Props) {
  const classes = ['icon-button', small && 'small', danger && 'danger', className].filter(Boolean).join(' ');
  return (
    <button
      ref={handFocusOn}
      onClickCapture={takeFocus}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classes}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}

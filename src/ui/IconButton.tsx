import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** What it does, in words: read aloud, and shown on hovering. */
  label: string;
  small?: boolean;
  danger?: boolean;
}

/** A button that shows a picture only. */
export function IconButton({ label, small, danger, type = 'button', className, ...rest }: Props) {
  const classes = ['icon-button', small && 'small', danger && 'danger', className].filter(Boolean).join(' ');
  // oxlint-disable-next-line react/button-has-type
  return <button type={type} className={classes} aria-label={label} title={label} {...rest} />;
}

import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** The one filled button of a view, one without an edge, or one that reads as a link. */
  variant?: 'primary' | 'quiet' | 'link';
  small?: boolean;
  /** It takes something away for good. */
  danger?: boolean;
  /** What it does is on its way: it stays reachable by keyboard and does nothing. */
  pending?: boolean;
}

/** A button with words. One that submits its form says `type="submit"`. */
export function Button({ variant, small, danger, pending, type = 'button', className, ...rest }: Props) {
  const classes = ['button', variant, small && 'small', danger && 'danger', className].filter(Boolean).join(' ');
  // oxlint-disable-next-line react/button-has-type
  return <button type={type} className={classes} {...(pending && { 'aria-disabled': true })} {...rest} />;
}

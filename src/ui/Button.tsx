import { createContext, useContext, type ComponentProps } from 'react';
import { handFocusOn, takeFocus } from './focus/handover.ts';

interface Props extends ComponentProps<'button'> {
  /** The one filled button of a view, one without an edge, or one that reads as a link. */
  variant?: 'primary' | 'quiet' | 'link';
  small?: boolean;
  /** It cannot be taken back, or takes something from people. */
  danger?: boolean;
  /** What it does is on its way: it stays reachable by keyboard and does nothing. */
  pending?: boolean;
}

/** Whether a button may be filled here: one a view is, so none within a part of it, such as a row edited in its place. */
export const MayFill = createContext(true);

/** A button with words. One that submits its form says `type="submit"`. */
export function Button({ variant, small, danger, pending, type = 'button', className, ...rest }: Props) {
  const mayFill = useContext(MayFill);
  const shown = variant === 'primary' && !mayFill ? undefined : variant;
  const classes = ['button', shown, small && 'small', danger && 'danger', className]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      ref={handFocusOn}
      onClickCapture={takeFocus}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classes}
      {...(pending && { 'aria-disabled': true })}
      {...rest}
    />
  );
}

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

/** False inside a part of a view, such as a row edited in place: a view has one filled button, so that a primary one is not filled there. */
export const AllowPrimaryButton = createContext(true);

/** A button with a text; `IconAction` shows an icon alone. A button that submits its form has `type="submit"`. */
export function TextButton({ variant, small, danger, pending, type = 'button', className, ...rest }: Props) {
  const allowsPrimary = useContext(AllowPrimaryButton);
  const shown = variant === 'primary' && !allowsPrimary ? undefined : variant;
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

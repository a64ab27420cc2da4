import { createContext, useContext, type ComponentProps } from 'react';
import { focusOnClick, handFocusOn } from './focus/handover.ts';

interface Props extends ComponentProps<'button'> {
  /** `primary` is the only filled button of a view, `quiet` has no border, `link` looks like a link. */
  variant?: 'primary' | 'quiet' | 'link';
  small?: boolean;
  /** Whether the action cannot be undone or removes something from users. */
  danger?: boolean;
  /** Whether the action is running. The button stays focusable but has no effect. */
  pending?: boolean;
}

/**
 * False inside a part of a view, such as a row edited in place. A view has one filled button, so a primary
 * button is not filled there.
 */
export const AllowPrimaryButton = createContext(true);

/** A button with a text. A button that submits its form has `type="submit"`. */
export function TextButton({ variant, small, danger, pending, type = 'button', className, ...rest }: Props) {
  const allowsPrimary = useContext(AllowPrimaryButton);
  const shown = variant === 'primary' && !allowsPrimary ? undefined : variant;
  const classes = ['button', shown, small && 'small', danger && 'danger', className]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      ref={handFocusOn}
      onClickCapture={focusOnClick}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classes}
      {...(pending && { 'aria-disabled': true })}
      {...rest}
    />
  );
}

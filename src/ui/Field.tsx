import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props {
  id: string;
  label: ReactNode;
  required: boolean;
  error?: ReactNode;
  /** Whether screen readers announce the error immediately. */
  isAlert?: boolean;
  hint?: ReactNode;
  /** Rendered at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Returns the `aria-describedby` of an input with an error or a hint. */
export function describing(id: string, error: ReactNode, hint: ReactNode) {
  const by = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return by ? { 'aria-describedby': by } : {};
}

/** Renders the label of an input, and the error and the hint below it. */
export function Field({ id, label, required, error, isAlert, hint, aside, children }: Props) {
  const labelled = (
    <label htmlFor={id}>
      {label}
      {required ? <RequiredMark /> : null}
    </label>
  );
  return (
    <div className="field">
      {aside ? (
        <div className="label-line">
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      {children}
      {error ? (
        <FieldError id={id} {...(isAlert && { isAlert })}>
          {error}
        </FieldError>
      ) : null}
      {hint ? <Hint id={id}>{hint}</Hint> : null}
    </div>
  );
}

export const RequiredMark = () => (
  <span className="required" aria-hidden="true">
    {' '}
    *
  </span>
);

export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="hint" id={`${id}-hint`}>
    {children}
  </div>
);

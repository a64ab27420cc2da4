import type { ReactNode } from 'react';
import { FieldError } from '../ui/FieldError.tsx';

interface Props {
  id: string;
  label: ReactNode;
  required: boolean;
  error?: ReactNode;
  /** The error is read aloud as soon as it stands there. */
  alert?: boolean;
  hint?: ReactNode;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What an input is described by: its error and its hint. */
export function describing(id: string, error: ReactNode, hint: ReactNode) {
  const by = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return by ? { 'aria-describedby': by } : {};
}

/** What is around an input: its label with the required mark, and below it what is wrong and what helps. */
export function Field({ id, label, required, error, alert, hint, aside, children }: Props) {
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
        <FieldError id={id} {...(alert && { alert })}>
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

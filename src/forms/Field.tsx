import type { ReactNode } from 'react';
import { Fault } from '../ui/Fault.tsx';

interface Props {
  id: string;
  label: string;
  required: boolean;
  fault?: string | undefined;
  /** The fault is read aloud as soon as it stands there. */
  alert?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** What an input is described by: its fault and its hint. */
export function describing(id: string, fault: string | undefined, hint: ReactNode) {
  const by = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return by ? { 'aria-describedby': by } : {};
}

/** What is around an input: its label with the required mark, and below it what is wrong and what helps. */
export function Field({ id, label, required, fault, alert, hint, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      {fault ? <Fault id={id} {...(alert && { alert })}>{fault}</Fault> : null}
      {hint ? <Hint id={id}>{hint}</Hint> : null}
    </div>
  );
}

const RequiredMark = () => (
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

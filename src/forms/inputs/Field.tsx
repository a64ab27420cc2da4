import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import type { ReactNode } from 'react';
import { Fault } from '../../ui/Fault.tsx';

interface Props {
  id: string;
  label: string;
  required: boolean;
  fault?: string | undefined;
  hint?: ReactNode;
  /** Waiting for an answer about what is typed. */
  checking?: string | undefined;
  children: ReactNode;
}

/** What an input is described by: its fault and its hint. */
export function describing(id: string, fault: string | undefined, hint: ReactNode) {
  const by = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return by ? { 'aria-describedby': by } : {};
}

/** What is around an input: its label with the required mark, and below it what is wrong and what helps. */
export function Field({ id, label, required, fault, hint, checking, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      {fault ? <Fault id={id}>{fault}</Fault> : null}
      {checking ? (
        <p className="hint" role="status">
          <AutorenewIcon fontSize="small" /> {checking}
        </p>
      ) : null}
      {hint ? (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

export const RequiredMark = () => (
  <span className="required" aria-hidden="true">
    {' '}
    *
  </span>
);

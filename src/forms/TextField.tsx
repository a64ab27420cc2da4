import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFormContext, type RegisterOptions } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { isRequired } from './fieldsOf.ts';
import { useFields } from './RecordForm.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'name'> {
  source: string;
  label: string;
  hint?: ReactNode;
  /** A fault found outside the rules, such as a taken e-mail. */
  fault?: string | undefined;
  /** Waiting for an answer about what is typed. */
  checking?: string | undefined;
  registered?: RegisterOptions;
  /** Stands in for the bare input, such as one with a button in it. */
  wrap?(input: ReactNode): ReactNode;
}

/** A labelled input of a RecordForm: rule and required mark come from the contract, faults stand below it. */
export function TextField({ source, label, hint, fault, checking, registered, wrap, className = 'input', ...rest }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(source, formState);
  const required = isRequired(useFields()[source]);
  const said = error?.message ? translate(error.message, { _: error.message }) : fault;
  const described = [said && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = (
    <input
      id={id}
      className={className}
      aria-invalid={said !== undefined}
      aria-required={required}
      {...(described && { 'aria-describedby': described })}
      {...rest}
      {...register(source, registered)}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {wrap ? wrap(input) : input}
      {said ? (
        <p className="fault" id={`${id}-fault`}>
          <ErrorIcon fontSize="small" />
          {said}
        </p>
      ) : null}
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

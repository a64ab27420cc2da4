import { useId, type ReactNode } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { FieldError } from '../../ui/FieldError.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { describing, Hint } from '../Field.tsx';
import styles from './FieldGroup.module.css';

interface Props<T> {
  /** The object or list whose inputs stand within; its own error is said here. */
  source: [T] extends [never] ? never : keyof NoInfer<T> & string;
  label?: TextKey | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** Inputs that belong together, under one legend. Within it sources are those of the form: `address.city`. */
export function FieldGroup<T = never>({ source, label, hint, children }: Props<T>) {
  const t = useText();
  const translate = useTranslate();
  const id = useId();
  const { getSource, getLabel } = useSourceContext();
  const { errors } = useFormState({ name: getSource(source) });
  const own = get(errors, getSource(source)) as { message?: string; root?: { message?: string } } | undefined;
  const message = own?.message ?? own?.root?.message;
  const error = message && translate(message, { _: message });
  return (
    <fieldset className={`field ${styles.group}`} {...describing(id, error, hint)}>
      <legend className="label">{t(label ?? (getLabel(source) as TextKey))}</legend>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <Hint id={id}>{hint}</Hint> : null}
    </fieldset>
  );
}

import { useContext, type ReactNode } from 'react';
import {
  useInput,
  useTranslate,
  useWrappedSource,
  ValidationError,
  type TextInputProps as RaTextInputProps,
} from 'react-admin';
import { describing, Field } from '../../forms/Field.tsx';
import { FormContext } from '../../forms/FormContext.ts';
import { isRequired as isNeeded, ruleAt, typeOf } from '../../forms/rules.ts';
import type { SourceOf } from '../../forms/sources.ts';
import styles from './input.module.css';
import { useInputLabel } from './useInputLabel.ts';

export type TextInputProps<T> = Pick<
  RaTextInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'className'
  | 'defaultValue'
  | 'disabled'
  | 'format'
  | 'helperText'
  | 'isRequired'
  | 'label'
  | 'multiline'
  | 'onBlur'
  | 'onChange'
  | 'parse'
  | 'placeholder'
  | 'readOnly'
  | 'rows'
  | 'type'
  | 'validate'
> & {
  source: unknown extends T ? string : SourceOf<T, string> & string;
  /** Rendered after the input, on the same line. */
  beside?: ReactNode;
};

const asTyped = (value: unknown) => value;

/**
 * react-admin's `TextInput`. An emptied text is '' in a form with `fields`, as the platform expects, and null in every other form, as
 * in react-admin.
 */
export function TextInput<T = unknown>({
  autoComplete,
  autoFocus,
  beside,
  className = 'input',
  helperText,
  label,
  multiline = false,
  placeholder,
  rows,
  type,
  ...props
}: TextInputProps<T>) {
  const translate = useTranslate();
  const fields = useContext(FormContext)?.form.fields ?? {};
  const rule = ruleAt(fields, useWrappedSource(props.source));
  const { id, field, fieldState, isRequired } = useInput({
    ...(rule && typeOf(rule) === 'string' && { parse: asTyped }),
    ...props,
  });
  const required = isRequired || isNeeded(rule);
  const hint = typeof helperText === 'string' ? translate(helperText, { _: helperText }) : helperText;
  const message = fieldState.error?.message;
  const native = {
    id,
    className,
    autoComplete,
    autoFocus,
    placeholder: placeholder && translate(placeholder, { _: placeholder }),
    readOnly: props.readOnly,
    'aria-invalid': message !== undefined,
    'aria-required': required,
    ...describing(id, message, hint),
    ...field,
  };
  const input = multiline ? (
    <textarea rows={rows as number} {...native} />
  ) : (
    <input type={type} {...native} />
  );
  return (
    <Field
      id={id}
      label={useInputLabel(props.source, label)}
      required={required}
      error={message && <ValidationError error={message} />}
      hint={hint}
    >
      {beside ? (
        <span className={styles.line}>
          {input}
          {beside}
        </span>
      ) : (
        input
      )}
    </Field>
  );
}

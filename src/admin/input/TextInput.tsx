import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslate, type TextInputProps as RaTextInputProps } from 'react-admin';
import { Field } from '../../ui/Field.tsx';
import { ruleType } from '../form/fieldRules.ts';
import styles from './input.module.css';
import {
  useInputRule,
  useLabelledInput,
  type InputSource,
  type LabelledInputProps,
} from './useLabelledInput.ts';

export type TextInputProps<T> = LabelledInputProps &
  Pick<RaTextInputProps, 'autoComplete' | 'multiline' | 'placeholder' | 'rows' | 'type'> & {
    source: InputSource<T, string>;
    /** Additional attributes of the input element, as in MUI. */
    inputProps?: Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'dir' | 'inputMode' | 'list' | 'maxLength' | 'spellCheck'
    >;
    /** Rendered after the input, on the same line. */
    beside?: ReactNode;
  };

const identity = (value: unknown) => value;

/** The value of an empty input is '' in a form with `fields`, as the platform expects. In other forms it is null, as in react-admin. */
export function useTextParse(source: string) {
  const rule = useInputRule(source);
  return rule && ruleType(rule) === 'string' ? { parse: identity } : {};
}

/** react-admin's `TextInput`. */
export function TextInput<T = unknown>({
  autoComplete,
  beside,
  className = 'input',
  inputProps: attributes,
  multiline = false,
  placeholder,
  rows,
  type,
  ...props
}: TextInputProps<T>) {
  const translate = useTranslate();
  const { field, fieldProps, inputProps } = useLabelledInput({ ...useTextParse(props.source), ...props });
  const elementProps = {
    className,
    autoComplete,
    placeholder: placeholder && translate(placeholder, { _: placeholder }),
    ...attributes,
    ...inputProps,
    ...field,
  };
  const input = multiline ? (
    <textarea rows={rows as number} {...elementProps} />
  ) : (
    <input type={type} {...elementProps} />
  );
  return (
    <Field {...fieldProps}>
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

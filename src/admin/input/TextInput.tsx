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
    /** Further attributes of the input element, as in MUI. */
    inputProps?: Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'dir' | 'inputMode' | 'list' | 'maxLength' | 'spellCheck'
    >;
    /** Rendered after the input, on the same line. */
    beside?: ReactNode;
  };

const asTyped = (value: unknown) => value;

/** An emptied text is '' in a form with `fields`, as the platform expects, and null in every other form, as in react-admin. */
export function useTextParse(source: string) {
  const rule = useInputRule(source);
  return rule && ruleType(rule) === 'string' ? { parse: asTyped } : {};
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
  const native = {
    className,
    autoComplete,
    placeholder: placeholder && translate(placeholder, { _: placeholder }),
    ...attributes,
    ...inputProps,
    ...field,
  };
  const input = multiline ? (
    <textarea rows={rows as number} {...native} />
  ) : (
    <input type={type} {...native} />
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

import { createElement, useContext, useEffect, type ReactNode } from 'react';
import {
  useInput,
  useTranslate,
  useWrappedSource,
  ValidationError,
  type InputProps as RaInputProps,
  type TextInputProps as RaTextInputProps,
} from 'react-admin';
import { describing } from '../../ui/Field.tsx';
import { useLaterTexts } from '../../ui/useLaterTexts.ts';
import type { TextKey } from '../../ui/useText.ts';
import { isRequiredRule, ruleAt, type FieldRule } from '../form/fieldRules.ts';
import { FormContext } from '../form/FormContext.ts';
import type { SourceOf } from '../form/sources.ts';
import { useInputLabel } from './useInputLabel.ts';

/** The props that all inputs have in react-admin. */
export type LabelledInputProps = Pick<
  RaTextInputProps,
  | 'autoFocus'
  | 'className'
  | 'defaultValue'
  | 'disabled'
  | 'format'
  | 'helperText'
  | 'isRequired'
  | 'label'
  | 'onBlur'
  | 'onChange'
  | 'parse'
  | 'readOnly'
  | 'validate'
> & {
  /** An error from elsewhere than validation, such as a taken email. It does not prevent saving. */
  externalError?: string | undefined;
  /** Rendered at the end of the label's line. */
  aside?: ReactNode;
};

/** The sources of a record's fields with values of a type; any source if the record's type is not given. */
export type InputSource<T, Value> = unknown extends T ? string : SourceOf<T, Value> & string;

/** The rule of an input's field in the enclosing form's definition. */
export function useInputRule(source: string): FieldRule | undefined {
  const fields = useContext(FormContext)?.definition.fields ?? {};
  return ruleAt(fields, useWrappedSource(source));
}

/** `useInput` with the props of the label, error and hint around the input (`Field`), and those of the input itself. */
export function useLabelledInput({
  className: _,
  aside,
  autoFocus,
  externalError,
  helperText,
  label,
  ...props
}: LabelledInputProps & RaInputProps) {
  const translate = useTranslate();
  const rule = useInputRule(props.source);
  useLaterTexts(props.validate && 'ra.validation');
  const { id, field, fieldState, isRequired } = useInput(props as RaInputProps);
  const required = isRequired || isRequiredRule(rule);
  const message = fieldState.error?.message;
  const error: ReactNode = message ? createElement(ValidationError, { error: message }) : externalError;
  const hint: ReactNode =
    typeof helperText === 'string' ? translate(helperText, { _: helperText }) : helperText;
  return {
    field,
    fieldProps: { id, label: useInputLabel(props.source, label), required, error, hint, aside },
    inputProps: {
      id,
      autoFocus,
      readOnly: props.readOnly,
      'aria-invalid': message !== undefined || externalError !== undefined,
      'aria-required': required,
      ...describing(id, error, hint),
    },
  };
}

/** Registers an input's text that is not a value, such as half a date: a form with `fields` is not saved, and shows the error. */
export function useUnreadableText(source: string, error: TextKey | undefined) {
  const unreadable = useContext(FormContext)?.unreadable;
  useEffect(() => {
    if (!error) return;
    unreadable?.set(source, error);
    return () => void unreadable?.delete(source);
  }, [unreadable, source, error]);
}

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
import { useLoadTexts } from '../../ui/useLoadTexts.ts';
import type { TextKey } from '../../ui/useText.ts';
import { isRequiredRule, ruleAt, type FieldRule } from '../form/fieldRules.ts';
import { FormContext } from '../form/FormContext.ts';
import type { SourceOf } from '../form/sources.ts';
import { useInputLabel } from './useInputLabel.ts';

/** react-admin's common props of inputs. */
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
  /** An error that does not come from validation, such as a taken email. It does not prevent saving. */
  externalError?: string | undefined;
  /** Rendered at the end of the label's line. */
  aside?: ReactNode;
};

/** The sources of the fields of `T` with a value of type `Value`. Any string if `T` is not given. */
export type InputSource<T, Value> = unknown extends T ? string : SourceOf<T, Value> & string;

/** Returns the rule of an input's field in the definition of the enclosing form. */
export function useInputRule(source: string): FieldRule | undefined {
  const fields = useContext(FormContext)?.definition.fields ?? {};
  return ruleAt(fields, useWrappedSource(source));
}

/** `useInput` that also returns the props of the surrounding `Field`, such as label, error and hint, and of the input element. */
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
  useLoadTexts(props.validate && 'ra.validation');
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

/** Registers the error of an input whose text cannot be parsed, such as an incomplete date. It prevents saving a form with `fields`. */
export function useUnreadableText(source: string, error: TextKey | undefined) {
  const unreadable = useContext(FormContext)?.unreadable;
  useEffect(() => {
    if (!error) return;
    unreadable?.set(source, error);
    return () => void unreadable?.delete(source);
  }, [unreadable, source, error]);
}

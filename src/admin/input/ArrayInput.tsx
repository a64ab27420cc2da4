import { createContext, useId, type ReactNode } from 'react';
import {
  ArrayInputBase,
  useSourceContext,
  useTranslate,
  ValidationError,
  type ArrayInputProps as RaArrayInputProps,
} from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { describing, Hint, RequiredMark } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useLoadTexts } from '../../ui/useLoadTexts.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import styles from './ArrayInput.module.css';
import { useInputLabel } from './useInputLabel.ts';
import type { InputSource } from './useLabelledInput.ts';

export type ArrayInputProps<T = unknown> = Pick<
  RaArrayInputProps,
  'children' | 'className' | 'defaultValue' | 'helperText' | 'isRequired' | 'label' | 'validate'
> & { source: InputSource<T, readonly unknown[]> };

/** The label of the enclosing `ArrayInput`, which is part of the labels of its items' buttons. */
export const ArrayLabelContext = createContext<ReactNode>(undefined);

/** react-admin's `ArrayInput`: inputs for each item of an array. Its child is a `SimpleFormIterator`. */
export function ArrayInput<T = unknown>(inProps: ArrayInputProps<T>) {
  const props = useDefaultProps('ArrayInput', inProps);
  const { children, className = '', helperText, isRequired = false, source, ...rest } = props;
  const translate = useTranslate();
  const id = useId();
  useLoadTexts(props.validate && 'ra.validation');
  const label = useInputLabel(source, props.label);
  const path = useSourceContext().getSource(source);
  const { errors } = useFormState({ name: path });
  const fieldError = get(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  const message = fieldError?.message ?? fieldError?.root?.message;
  const error: ReactNode = message ? <ValidationError error={message} /> : undefined;
  const hint = typeof helperText === 'string' ? translate(helperText, { _: helperText }) : helperText;
  return (
    <fieldset className={`field ${styles.group} ${className}`} {...describing(id, error, hint)}>
      {label ? (
        <legend className="label">
          {label}
          {isRequired || hasRequiredValidator(props.validate) ? <RequiredMark /> : null}
        </legend>
      ) : null}
      <ArrayInputBase {...rest} source={source}>
        <ArrayLabelContext value={label}>{children}</ArrayLabelContext>
      </ArrayInputBase>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <Hint id={id}>{hint}</Hint> : null}
    </fieldset>
  );
}

/** Whether the validators include react-admin's `required()`. */
const hasRequiredValidator = (validate: ArrayInputProps['validate']) =>
  [validate].flat().some(one => (one as { isRequired?: boolean } | undefined)?.isRequired === true);

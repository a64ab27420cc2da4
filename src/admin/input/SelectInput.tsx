import { useTranslate } from 'react-admin';
import { Field } from '../../ui/Field.tsx';
import { useTextParse } from './TextInput.tsx';
import { useInputChoices, type InputChoicesProps } from './useInputChoices.ts';
import { useLabelledInput, type InputSource, type LabelledInputProps } from './useLabelledInput.ts';

export type SelectInputProps<T> = LabelledInputProps &
  InputChoicesProps & {
    source: InputSource<T, string | number>;
    emptyText?: string;
    emptyValue?: string | number;
  };

/** react-admin's `SelectInput`, as a native select. A required field with a value has no empty choice. */
export function SelectInput<T = unknown>({
  className = 'input',
  emptyText = '',
  emptyValue = '',
  ...props
}: SelectInputProps<T>) {
  const translate = useTranslate();
  const { field, fieldProps, inputProps } = useLabelledInput({ ...useTextParse(props.source), ...props });
  const listChoices = useInputChoices(props);
  const options = listChoices(field.value === emptyValue ? '' : field.value);
  const { readOnly, ...selectProps } = inputProps;
  return (
    <Field {...fieldProps}>
      <select
        className={className}
        {...selectProps}
        {...field}
        disabled={(field.disabled ?? false) || readOnly}
        value={String(field.value)}
        onChange={({ target }) =>
          field.onChange(options.find(({ value }) => String(value) === target.value)?.value ?? emptyValue)
        }
      >
        {!fieldProps.required || field.value === emptyValue ? (
          <option value={emptyValue} aria-label={emptyText ? undefined : translate('ui.none')}>
            {emptyText && translate(emptyText, { _: emptyText })}
          </option>
        ) : null}
        {options.map(({ value, text, disabled }) => (
          <option key={String(value)} value={String(value)} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

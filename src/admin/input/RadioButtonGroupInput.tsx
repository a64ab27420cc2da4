import { Field } from '../../ui/Field.tsx';
import styles from './input.module.css';
import { useTextParse } from './TextInput.tsx';
import { useInputChoices, type InputChoicesProps } from './useInputChoices.ts';
import { useLabelledInput, type InputSource, type LabelledInputProps } from './useLabelledInput.ts';

export type RadioButtonGroupInputProps<T> = LabelledInputProps &
  InputChoicesProps & { source: InputSource<T, string | number> };

/** react-admin's `RadioButtonGroupInput`, as a row of segments. */
export function RadioButtonGroupInput<T = unknown>({
  className = `segments ${styles.segments}`,
  ...props
}: RadioButtonGroupInputProps<T>) {
  const { field, fieldProps, inputProps } = useLabelledInput({ ...useTextParse(props.source), ...props });
  const listChoices = useInputChoices(props);
  const { ref, value: currentValue, disabled: isDisabled = false, ...rest } = field;
  const { readOnly = false, autoFocus, ...groupProps } = inputProps;
  const name = typeof fieldProps.label === 'string' ? fieldProps.label : undefined;
  return (
    <Field {...fieldProps}>
      <div {...groupProps} role="radiogroup" aria-label={name} className={className}>
        {listChoices(currentValue).map(({ value, text, disabled }, index) => (
          <label key={String(value)}>
            <input
              type="radio"
              {...rest}
              {...(index === 0 && { ref, autoFocus })}
              disabled={isDisabled || readOnly || disabled}
              value={String(value)}
              checked={value === currentValue}
              onChange={() => field.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </Field>
  );
}

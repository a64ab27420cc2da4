import { Hint } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useLabelledInput, type InputSource, type LabelledInputProps } from './useLabelledInput.ts';

export type BooleanInputProps<T> = LabelledInputProps & { source: InputSource<T, boolean> };

/** react-admin's `BooleanInput`, as a checkbox. */
export function BooleanInput<T = unknown>({
  className = 'checkbox',
  defaultValue = false,
  ...props
}: BooleanInputProps<T>) {
  const { field, fieldProps, inputProps } = useLabelledInput({ ...props, defaultValue, type: 'checkbox' });
  const { value, ...rest } = field;
  const { id, label, error, hint } = fieldProps;
  return (
    <div className="field">
      <div className="check">
        <input
          className={className}
          type="checkbox"
          {...inputProps}
          {...rest}
          disabled={(rest.disabled ?? false) || props.readOnly}
          checked={Boolean(value)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <Hint id={id}>{hint}</Hint> : null}
    </div>
  );
}

import { FieldError } from '../../ui/FieldError.tsx';
import { Hint } from '../Field.tsx';
import { useField, type FieldProps } from './useField.ts';

/** A box to tick. */
export function BooleanInput<T = never>(props: FieldProps<T, boolean>) {
  const { field, around, described } = useField({ ...props, parse: Boolean, format: Boolean });
  const { value, onChange, ...rest } = field;
  return (
    <div className="field">
      <div className="check">
        <input
          className="checkbox"
          type="checkbox"
          {...described}
          {...rest}
          checked={value}
          onChange={event => onChange(event.target.checked)}
        />
        <label htmlFor={around.id}>{around.label}</label>
      </div>
      {around.error ? <FieldError id={around.id}>{around.error}</FieldError> : null}
      {around.hint ? <Hint id={around.id}>{around.hint}</Hint> : null}
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { Field } from '../Field.tsx';
import { useField, type FieldProps } from './useField.ts';

interface Props<T> extends FieldProps<T, string> {
  /** What can be chosen; a name is a key of the catalogue, or said as it is. */
  choices: readonly { id: string; name: string }[];
  autoFocus?: boolean;
}

/** One of a few. Where nothing is chosen yet, or nothing need be, there is an empty choice too. */
export function SelectInput<T = never>({ source, label, hint, aside, error, choices, autoFocus }: Props<T>) {
  const translate = useTranslate();
  const { field, around, described } = useField({ source, label, hint, aside, error });
  const isOther = field.value !== '' && !choices.some(({ id }) => id === field.value);
  return (
    <Field {...around}>
      <select className="input" autoFocus={autoFocus} {...described} {...field}>
        {!around.required || field.value === '' ? (
          <option value="" aria-label={translate('ui.none')} />
        ) : null}
        {isOther ? <option value={field.value}>{field.value}</option> : null}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {translate(name, { _: name })}
          </option>
        ))}
      </select>
    </Field>
  );
}

import { useGetValidationErrorMessage, useInput } from 'react-admin';
import type { Choice, Source } from '../admin/select/choices.ts';
import { Combobox } from '../admin/select/Combobox.tsx';
import { useText, type TextKey } from '../ui/useText.ts';

interface Props {
  source: string;
  label: TextKey;
  /** How the choices are searched. */
  from: Source;
  /** The value is a list of choices. */
  multiple?: boolean;
  autoFocus?: boolean;
  /** Shown while the text in the input names no choice. */
  invalid?: TextKey;
}

const unchanged = (value: unknown) => value;

/** An input of a form whose value is a choice with its name, or a list of them. */
export function ChoiceInput({ source, label, from, multiple = false, autoFocus, invalid }: Props) {
  const t = useText();
  const messageOf = useGetValidationErrorMessage();
  const { id, field, fieldState } = useInput({ source, format: unchanged, parse: unchanged });
  const value = field.value as Choice[] | Choice | null | undefined;
  const error = fieldState.error?.message;
  return (
    <Combobox
      id={id}
      label={t(label)}
      source={from}
      multiple={multiple}
      value={[value ?? []].flat()}
      choose={chosen => field.onChange(multiple ? chosen : (chosen[0] ?? null))}
      autoFocus={autoFocus}
      error={error && messageOf(error)}
      invalid={invalid && t(invalid)}
    />
  );
}

import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlaceholderStateContext } from '../form/LazyAddForm.tsx';
import type { Choice, ChoiceSource } from '../select/choices.ts';
import { Combobox } from '../select/Combobox.tsx';
import { useComboboxInput } from './useComboboxInput.ts';
import type { LabelledInputProps } from './useLabelledInput.ts';

type ChoiceInputProps = LabelledInputProps & {
  source: string;
  /** How the choices are searched. */
  from: ChoiceSource;
  /** The value is a list of choices. */
  multiple?: boolean;
  /** Shown while the text in the input names no choice. */
  invalid?: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
};

/**
 * An input whose value is a choice with its name, or a list of them, found by a documented search. Unlike a `ReferenceInput` it
 * requests nothing before it is focused, and no record by its ID.
 */
export function ChoiceInput({ from, multiple = false, invalid, placeholder, ...props }: ChoiceInputProps) {
  const translate = useTranslate();
  const { field, fieldProps } = useComboboxInput(props);
  const [entered] = useState(useContext(PlaceholderStateContext)?.inputs.get(props.source));
  const value = field.value as Choice[] | Choice | null | undefined;
  return (
    <Combobox
      {...fieldProps}
      source={from}
      multiple={multiple}
      value={[value ?? []].flat()}
      choose={chosen => field.onChange(multiple ? chosen : (chosen[0] ?? null))}
      {...(entered && { entered })}
      autoFocus={props.autoFocus}
      invalid={invalid && translate(invalid, { _: invalid })}
      placeholder={placeholder && translate(placeholder, { _: placeholder })}
    />
  );
}

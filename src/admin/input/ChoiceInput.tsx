import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlaceholderStateContext } from '../form/LazyAddForm.tsx';
import type { ChoiceSource, ComboboxChoice } from '../select/choices.ts';
import { Combobox } from '../select/Combobox.tsx';
import { useComboboxInput } from './useComboboxInput.ts';
import type { LabelledInputProps } from './useLabelledInput.ts';

type ChoiceInputProps = LabelledInputProps & {
  source: string;
  choiceSource: ChoiceSource;
  /** The value is a list of choices. */
  multiple?: boolean;
  /** The error if the text in the input matches no choice. */
  invalid?: string;
  /** Shown while no choice is selected. */
  placeholder?: string;
};

/**
 * An input whose value is a choice with its label, or a list of choices, selected in a documented search. Unlike a `ReferenceInput` it
 * sends no request before it is focused, and never reads a record by its ID.
 */
export function ChoiceInput({
  choiceSource,
  multiple = false,
  invalid,
  placeholder,
  ...props
}: ChoiceInputProps) {
  const translate = useTranslate();
  const { field, fieldProps } = useComboboxInput(props);
  const [placeholderState] = useState(useContext(PlaceholderStateContext)?.inputs.get(props.source));
  const value = field.value as ComboboxChoice[] | ComboboxChoice | null | undefined;
  return (
    <Combobox
      {...fieldProps}
      source={choiceSource}
      multiple={multiple}
      value={[value ?? []].flat()}
      choose={choices => field.onChange(multiple ? choices : (choices[0] ?? null))}
      {...(placeholderState && { placeholderState })}
      autoFocus={props.autoFocus}
      invalid={invalid && translate(invalid, { _: invalid })}
      placeholder={placeholder && translate(placeholder, { _: placeholder })}
    />
  );
}

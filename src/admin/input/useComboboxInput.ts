import { useEffect } from 'react';
import type { InputProps as RaInputProps } from 'react-admin';
import { useLabelledInput, type LabelledInputProps } from './useLabelledInput.ts';

type ComboboxField = ReturnType<typeof useLabelledInput>['field'];

const identity = (value: unknown) => value;

/** Lets the form focus a `Combobox` by its ID, because its element is replaced when the code of the combobox has loaded. */
export function useComboboxFocus({ ref }: ComboboxField, id: string) {
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
}

/** `useLabelledInput` for a `Combobox`. Its value is neither formatted nor parsed, because a choice is not a text. */
export function useComboboxInput(props: LabelledInputProps & RaInputProps) {
  const { field, fieldProps } = useLabelledInput({ format: identity, parse: identity, ...props });
  useComboboxFocus(field, fieldProps.id);
  return { field, fieldProps };
}

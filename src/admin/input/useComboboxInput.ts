import { useEffect } from 'react';
import type { InputProps as RaInputProps } from 'react-admin';
import { useLabelledInput, type LabelledInputProps } from './useLabelledInput.ts';

type Field = ReturnType<typeof useLabelledInput>['field'];

const unchanged = (value: unknown) => value;

/** Lets the form focus a `Combobox` by its ID: its element is replaced once the code of the selector is loaded. */
export function useComboboxFocus({ ref }: Field, id: string) {
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
}

/** `useLabelledInput` for a `Combobox` whose choices are not texts: the value is neither formatted nor parsed. */
export function useComboboxInput(props: LabelledInputProps & RaInputProps) {
  const { field, fieldProps } = useLabelledInput({ format: unchanged, parse: unchanged, ...props });
  useComboboxFocus(field, fieldProps.id);
  return { field, fieldProps };
}

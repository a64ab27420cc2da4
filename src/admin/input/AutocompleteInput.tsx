import { useEffect } from 'react';
import { Combobox } from '../select/Combobox.tsx';
import { useAutocomplete, type AutocompleteInputProps } from './useAutocomplete.ts';

/**
 * react-admin's `AutocompleteInput`, with its own choices or those of a `ReferenceInput`. The list of choices is loaded when the input is
 * approached. Text that names no choice stays in the input as an error.
 */
export const AutocompleteInput = (props: AutocompleteInputProps) => <AutocompleteSelect {...props} />;

/** Draws an `AutocompleteInput`, or with `multiple` an `AutocompleteArrayInput`. */
export function AutocompleteSelect(props: AutocompleteInputProps & { multiple?: boolean }) {
  const { fieldProps, field, value, choose, search, createElement, placeholder, disabled } =
    useAutocomplete(props);
  const { id } = fieldProps;
  const { ref } = field;
  // The box comes after the page: it is found when it is to be focused.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    <div style={{ display: 'contents' }} onBlur={() => field.onBlur()}>
      <Combobox
        {...fieldProps}
        source={search}
        value={value}
        choose={choose}
        multiple={props.multiple ?? false}
        autoFocus={props.autoFocus}
        placeholder={placeholder}
        disabled={disabled}
      />
      {createElement}
    </div>
  );
}

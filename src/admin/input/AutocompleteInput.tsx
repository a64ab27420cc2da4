import { Combobox } from '../select/Combobox.tsx';
import { useAutocomplete, type AutocompleteInputProps } from './useAutocomplete.ts';
import { useComboboxFocus } from './useComboboxInput.ts';

/**
 * react-admin's `AutocompleteInput`, with its own choices or those of a `ReferenceInput`. The code of the list loads when the pointer or
 * the focus reaches the input. Text that matches no choice stays in the input and is an error.
 */
export const AutocompleteInput = (props: AutocompleteInputProps) => <AutocompleteSelect {...props} />;

/** An `AutocompleteInput`, or with `multiple` an `AutocompleteArrayInput`. */
function AutocompleteSelect(props: AutocompleteInputProps & { multiple?: boolean }) {
  const { fieldProps, field, value, choose, search, createElement, placeholder, disabled } =
    useAutocomplete(props);
  useComboboxFocus(field, fieldProps.id);
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

export type AutocompleteArrayInputProps = Omit<AutocompleteInputProps, 'emptyText' | 'emptyValue'>;

/** react-admin's `AutocompleteArrayInput`: the value is a list of the values of choices. */
export const AutocompleteArrayInput = (props: AutocompleteArrayInputProps) => (
  <AutocompleteSelect {...props} multiple />
);

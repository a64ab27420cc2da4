import { AutocompleteSelect } from './AutocompleteInput.tsx';
import type { AutocompleteInputProps } from './useAutocomplete.ts';

export type AutocompleteArrayInputProps = Omit<AutocompleteInputProps, 'emptyText' | 'emptyValue'>;

/** react-admin's `AutocompleteArrayInput`: the value is a list of the values of choices. */
export const AutocompleteArrayInput = (props: AutocompleteArrayInputProps) => (
  <AutocompleteSelect {...props} multiple />
);

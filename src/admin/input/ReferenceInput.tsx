import {
  ReferenceArrayInputBase,
  ReferenceInputBase,
  useRecordContext,
  type ReferenceArrayInputProps as RaReferenceArrayInputProps,
  type ReferenceInputProps as RaReferenceInputProps,
} from 'react-admin';
import { AutocompleteArrayInput, AutocompleteInput } from './AutocompleteInput.tsx';

/** The props that `ReferenceInput` and `ReferenceArrayInput` take of react-admin's. */
type ReferenceInputProp =
  | 'children'
  | 'debounce'
  | 'enableGetChoices'
  | 'filter'
  | 'page'
  | 'perPage'
  | 'queryOptions'
  | 'reference'
  | 'sort'
  | 'source';

const never = { enableGetChoices: () => false };

/** Requests no choices for the placeholder of a page that loads: its ID is empty. */
const usePlaceholderProps = () => (useRecordContext()?.id === '' ? never : undefined);

export type ReferenceInputProps = Pick<RaReferenceInputProps, ReferenceInputProp>;

const autocomplete = <AutocompleteInput />;

/** react-admin's `ReferenceInput`: publishes the records that can be chosen; by default in an `AutocompleteInput`. */
export const ReferenceInput = ({ children = autocomplete, ...props }: ReferenceInputProps) => (
  <ReferenceInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceInputBase>
);

export type ReferenceArrayInputProps = Pick<RaReferenceArrayInputProps, ReferenceInputProp>;

const autocompleteArray = <AutocompleteArrayInput />;

/** react-admin's `ReferenceArrayInput`: publishes the records that can be chosen; by default in an `AutocompleteArrayInput`. */
export const ReferenceArrayInput = ({ children = autocompleteArray, ...props }: ReferenceArrayInputProps) => (
  <ReferenceArrayInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceArrayInputBase>
);

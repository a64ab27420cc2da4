import {
  ReferenceArrayInputBase,
  ReferenceInputBase,
  useRecordContext,
  type ReferenceArrayInputProps as RaReferenceArrayInputProps,
  type ReferenceInputProps as RaReferenceInputProps,
} from 'react-admin';
import { AutocompleteArrayInput, AutocompleteInput } from './AutocompleteInput.tsx';

type ReferenceInputPropName =
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

const NO_CHOICES = { enableGetChoices: () => false };

/** Disables the request of the choices while the record in context is the placeholder of one that loads, which has an empty ID. */
const usePlaceholderProps = () => (useRecordContext()?.id === '' ? NO_CHOICES : undefined);

export type ReferenceInputProps = Pick<RaReferenceInputProps, ReferenceInputPropName>;

const autocomplete = <AutocompleteInput />;

/** react-admin's `ReferenceInput`: provides the choices to its child. The child defaults to an `AutocompleteInput`. */
export const ReferenceInput = ({ children = autocomplete, ...props }: ReferenceInputProps) => (
  <ReferenceInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceInputBase>
);

export type ReferenceArrayInputProps = Pick<RaReferenceArrayInputProps, ReferenceInputPropName>;

const autocompleteArray = <AutocompleteArrayInput />;

/** react-admin's `ReferenceArrayInput`: provides the choices to its child. The child defaults to an `AutocompleteArrayInput`. */
export const ReferenceArrayInput = ({ children = autocompleteArray, ...props }: ReferenceArrayInputProps) => (
  <ReferenceArrayInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceArrayInputBase>
);

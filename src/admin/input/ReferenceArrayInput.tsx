import {
  ReferenceArrayInputBase,
  type ReferenceArrayInputProps as RaReferenceArrayInputProps,
} from 'react-admin';
import { AutocompleteArrayInput } from './AutocompleteArrayInput.tsx';
import { usePlaceholderProps, type ReferenceInputProp } from './referenceInputProps.ts';

export type ReferenceArrayInputProps = Pick<RaReferenceArrayInputProps, ReferenceInputProp>;

const autocomplete = <AutocompleteArrayInput />;

/** react-admin's `ReferenceArrayInput`: publishes the records that can be chosen; by default in an `AutocompleteArrayInput`. */
export const ReferenceArrayInput = ({ children = autocomplete, ...props }: ReferenceArrayInputProps) => (
  <ReferenceArrayInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceArrayInputBase>
);

import { ReferenceInputBase, type ReferenceInputProps as RaReferenceInputProps } from 'react-admin';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import { usePlaceholderProps, type ReferenceInputProp } from './referenceInputProps.ts';

export type ReferenceInputProps = Pick<RaReferenceInputProps, ReferenceInputProp>;

const autocomplete = <AutocompleteInput />;

/** react-admin's `ReferenceInput`: publishes the records that can be chosen; by default in an `AutocompleteInput`. */
export const ReferenceInput = ({ children = autocomplete, ...props }: ReferenceInputProps) => (
  <ReferenceInputBase {...props} {...usePlaceholderProps()}>
    {children}
  </ReferenceInputBase>
);

import {
  ReferenceInputBase,
  useRecordContext,
  type ReferenceInputProps as RaReferenceInputProps,
} from 'react-admin';
import { AutocompleteInput } from './AutocompleteInput.tsx';

export type ReferenceInputProps = Pick<
  RaReferenceInputProps,
  | 'children'
  | 'debounce'
  | 'enableGetChoices'
  | 'filter'
  | 'page'
  | 'perPage'
  | 'queryOptions'
  | 'reference'
  | 'sort'
  | 'source'
>;

const never = () => false;
const autocomplete = <AutocompleteInput />;

/** react-admin's `ReferenceInput`: publishes the records that can be chosen; by default in an `AutocompleteInput`. */
export function ReferenceInput({ children = autocomplete, ...props }: ReferenceInputProps) {
  // The placeholder of a page that loads has an empty ID: nothing is chosen from yet.
  const isPlaceholder = useRecordContext()?.id === '';
  return (
    <ReferenceInputBase {...props} {...(isPlaceholder && { enableGetChoices: never })}>
      {children}
    </ReferenceInputBase>
  );
}

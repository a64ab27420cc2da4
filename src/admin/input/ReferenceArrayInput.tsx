import {
  ReferenceArrayInputBase,
  useRecordContext,
  type ReferenceArrayInputProps as RaReferenceArrayInputProps,
} from 'react-admin';
import { AutocompleteArrayInput } from './AutocompleteArrayInput.tsx';

export type ReferenceArrayInputProps = Pick<
  RaReferenceArrayInputProps,
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
const autocomplete = <AutocompleteArrayInput />;

/** react-admin's `ReferenceArrayInput`: publishes the records that can be chosen; by default in an `AutocompleteArrayInput`. */
export function ReferenceArrayInput({ children = autocomplete, ...props }: ReferenceArrayInputProps) {
  // The placeholder of a page that loads has an empty ID: nothing is chosen from yet.
  const isPlaceholder = useRecordContext()?.id === '';
  return (
    <ReferenceArrayInputBase {...props} {...(isPlaceholder && { enableGetChoices: never })}>
      {children}
    </ReferenceArrayInputBase>
  );
}

import { useRecordContext } from 'react-admin';

/** The props that `ReferenceInput` and `ReferenceArrayInput` take of react-admin's. */
export type ReferenceInputProp =
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
export const usePlaceholderProps = () => (useRecordContext()?.id === '' ? never : undefined);

import { createContext, useContext, type ReactNode, type RefObject } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';
import { createUnsavedScope, type Unsaved } from '../../ui/unsaved/unsaved.ts';
import type { RegisteredColumns } from '../datatable/columns.ts';

/** The records of a list by ID: those of its current page, and the selected ones of other pages. */
export type RecordStore = ObservableStore<ReadonlyMap<Identifier, RaRecord>>;

export const createRecordStore = (): RecordStore => createStore<ReadonlyMap<Identifier, RaRecord>>(new Map());

export const addRecords = (store: RecordStore, records: readonly RaRecord[]) =>
  store.set(new Map([...store.get(), ...records.map(record => [record.id, record] as const)]));

/** State that the components of a `List` share in addition to react-admin's list context. */
interface ListUiState {
  /** The text of the title. If the title is an element, this is the default title. */
  title: string;
  /** The primary action. In an empty list, the empty state shows it instead of the page header. */
  createButton: ReactNode;
  /** The columns of the list's table. */
  columns: ObservableStore<RegisteredColumns>;
  /** The ID of the record that is edited inline. */
  editedId: RaRecord['id'] | undefined;
  /** The unsaved input of the inline edit form. */
  unsaved: Unsaved;
  /** Opens the inline edit form of a record, or closes the open form if no ID is given. */
  edit(id?: RaRecord['id']): void;
  /** The delay of filter inputs after typing, in milliseconds. */
  debounce: number | undefined;
  /** The `queryOptions.meta` of the list's request. */
  queryMeta: RefObject<unknown>;
  /** The records come from the prop `records`, so that the list sends no request. */
  hasLocalRecords: boolean;
  /** The store of `useSelectedRecords`. */
  records: RecordStore;
}

/** The state outside a `List`, such as in a reference field. It has no inline editing. */
const DEFAULT_STATE: ListUiState = {
  title: '',
  createButton: null,
  columns: createStore<RegisteredColumns>({ columns: [], defaultHidden: [] }),
  editedId: undefined,
  unsaved: createUnsavedScope(),
  edit() {},
  debounce: undefined,
  queryMeta: { current: undefined },
  hasLocalRecords: false,
  records: createRecordStore(),
};

export const ListUiContext = createContext<ListUiState>(DEFAULT_STATE);
export const useListUi = () => useContext(ListUiContext);

/** Whether the list still shows the records of the previous page or filter while it requests the next ones. */
export function useIsRefreshing() {
  const { isPlaceholderData, isFetching } = useListContext();
  return !!isPlaceholderData && !!isFetching;
}

import { createContext, useContext, type ReactNode, type RefObject } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';
import { unsavedWithin, type Unsaved } from '../../ui/unsaved/unsaved.ts';
import type { RegisteredColumns } from '../datatable/columns.ts';

/** The records of a list by ID: those on its page, and the selected ones of other pages. */
export type RecordStore = ObservableStore<ReadonlyMap<Identifier, RaRecord>>;

export const createRecordStore = (): RecordStore => createStore<ReadonlyMap<Identifier, RaRecord>>(new Map());

export const addRecords = (store: RecordStore, records: readonly RaRecord[]) =>
  store.set(new Map([...store.get(), ...records.map(record => [record.id, record] as const)]));

/** State that the components of a `List` share in addition to react-admin's list context. */
interface ListFrame {
  /** The text of the title: the default title where that is an element. */
  title: string;
  /** The primary action. The empty state shows it instead of the page header. */
  createButton: ReactNode;
  /** The columns of the list's table. */
  columns: ObservableStore<RegisteredColumns>;
  /** The ID of the record that is edited inline. */
  editing: RaRecord['id'] | undefined;
  /** The unsaved input of the inline edit form. */
  unsaved: Unsaved;
  /** Opens the inline edit form of a record, or closes the open form if no ID is given. */
  edit(id?: RaRecord['id']): void;
  /** How long a filter input waits for more typing, in milliseconds. */
  debounce: number | undefined;
  /** The `queryOptions.meta` of the list's request. */
  queryMeta: RefObject<unknown>;
  /** The records are given as the prop `records`, so the list sends no request. */
  hasGivenRecords: boolean;
  /** For `useSelectedRecords`. */
  records: RecordStore;
}

/** For rows outside a `List`, such as those of a reference field: no inline editing. */
const DEFAULT_FRAME: ListFrame = {
  title: '',
  createButton: null,
  columns: createStore<RegisteredColumns>({ columns: [], defaultHidden: [] }),
  editing: undefined,
  unsaved: unsavedWithin(),
  edit() {},
  debounce: undefined,
  queryMeta: { current: undefined },
  hasGivenRecords: false,
  records: createRecordStore(),
};

export const ListFrameContext = createContext<ListFrame>(DEFAULT_FRAME);
export const useListFrame = () => useContext(ListFrameContext);

/** Whether the list still shows the records of the previous page or filter while it requests the next ones. */
export function useIsRefreshing() {
  const { isPlaceholderData, isFetching } = useListContext();
  return !!isPlaceholderData && !!isFetching;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';
import { unsavedWithin, type Unsaved } from '../../ui/unsaved/unsaved.ts';
import type { RegisteredColumns } from '../datatable/columns.ts';

/** What the parts of a `List` share beside react-admin's contexts. */
export interface ListFrame {
  title: string;
  /** Its one primary action; it moves into the panel that stands where there is nothing. */
  createButton: ReactNode;
  /** The columns of its table, and the keys of those that it hides at first. */
  columns: ObservableStore<RegisteredColumns>;
  /** The record edited in its place, what is unsaved there, and the way to open another one or, without one, to close it. */
  editing: RaRecord['id'] | undefined;
  unsaved: Unsaved;
  edit(id?: RaRecord['id']): void;
}

/** Where rows are in no `List`, as those of a reference, none of them is edited in its place. */
const NO_FRAME: ListFrame = {
  title: '',
  createButton: null,
  columns: createStore<RegisteredColumns>({ columns: [], hidden: [] }),
  editing: undefined,
  unsaved: unsavedWithin(),
  edit() {},
};

export const ListFrameContext = createContext<ListFrame>(NO_FRAME);
export const useListFrame = () => useContext(ListFrameContext);

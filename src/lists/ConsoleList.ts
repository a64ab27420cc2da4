import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldArea } from '../ui/fieldLabel.ts';
import type { Layout } from './useLayout.ts';
import type { AddressedState } from './useListState.ts';
import type { ListTexts } from './usualTexts.ts';

/** What the parts of a list share besides react-admin's `useListContext`. */
export interface ConsoleList<T extends RaRecord = RaRecord> extends AddressedState {
  /** What its settings and files are called by. */
  name: string;
  /** The area that names its columns and filters. */
  area: FieldArea;
  title: string;
  texts: ListTexts;
  layout: Layout;
  /** The list's one primary action; it moves into the empty panel when there is nothing. */
  create: ReactNode;
  /** Why there is no row: there is none yet, or none fits search and filters. */
  nothing: 'empty' | 'nothingFound' | undefined;
  /** Rows of an earlier state stand in until the asked ones are here. */
  refreshing: boolean;
  /** So many rows of the answer could not be read, and are left out. */
  odd: number;
  /** The ticked records, of all pages. */
  selected: T[];
  /** A ticked record as it is now, though its page is not shown. */
  renew(record: T): void;
  /** The record edited in place. */
  editing: RaRecord['id'] | undefined;
  /** Opens a record's form in its place; without one, closes it. */
  edit(id?: RaRecord['id']): void;
}

export const ConsoleListContext = createContext<ConsoleList | undefined>(undefined);

export function useConsoleList<T extends RaRecord = RaRecord>(): ConsoleList<T> {
  const list = useContext(ConsoleListContext);
  if (!list) throw new Error('useConsoleList outside a List');
  return list as ConsoleList<T>;
}

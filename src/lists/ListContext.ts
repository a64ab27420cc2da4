import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListName, ListState } from '../platform/lists.ts';

/** What the parts of a list share: its state as the address has it, its rows, and the way to change it. */
export interface ListController<T extends RaRecord = RaRecord> {
  name: ListName;
  state: ListState;
  /**
   * Goes to another state of the list; back to page 1 unless the page itself is what changes. Answers whether it did:
   * unsaved input may hold it back, for good or until somebody chose to leave.
   */
  change(next: Partial<ListState>, options?: { replace?: boolean }): Promise<boolean>;
  /** The address of another state, for real links. */
  hrefOf(next: Partial<ListState>): string;
  rows: T[] | undefined;
  total: number | undefined;
  /** So many rows of the answer could not be read, and are left out. */
  odd: number;
  error: Error | null;
  /** Rows of an earlier state stand in until the asked ones are here. */
  refreshing: boolean;
  refetch(): void;
}

export const ListContext = createContext<ListController | undefined>(undefined);

export function useList<T extends RaRecord = RaRecord>(): ListController<T> {
  const list = useContext(ListContext);
  if (!list) throw new Error('useList outside a list');
  return list as unknown as ListController<T>;
}

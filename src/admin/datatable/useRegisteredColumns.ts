import { useLayoutEffect } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useListFrame } from '../list/ListFrame.ts';
import { areSameColumns, type ReadColumn } from './columns.ts';

/** Tells what stands around the rows which columns their table has. */
export function useRegisteredColumns(columns: readonly ReadColumn[], hidden: readonly string[]) {
  const { columns: registered } = useListFrame();
  useLayoutEffect(() => {
    const before = registered.get();
    if (!areSameColumns(before.columns, columns) || before.hidden.join() !== hidden.join())
      registered.set({ columns, hidden });
  }, [registered, columns, hidden]);
}

/** The columns of the list's table, also while it is shown in another way, and the keys of those that it hides at first. */
export const useListColumns = () => useStoreValue(useListFrame().columns);

import { useLayoutEffect } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useListUi } from '../list/ListUiContext.ts';
import { areSameColumns, type ColumnDefinition } from './columns.ts';

/** Registers the table's columns with the enclosing list, for its toolbar buttons. */
export function useRegisterColumns(columns: readonly ColumnDefinition[], defaultHidden: readonly string[]) {
  const { columns: registeredColumns } = useListUi();
  useLayoutEffect(() => {
    const previous = registeredColumns.get();
    if (!areSameColumns(previous.columns, columns) || previous.defaultHidden.join() !== defaultHidden.join())
      registeredColumns.set({ columns, defaultHidden });
  }, [registeredColumns, columns, defaultHidden]);
}

/** The registered columns of the list's table, in every view of the list. */
export const useListColumns = () => useStoreValue(useListUi().columns);

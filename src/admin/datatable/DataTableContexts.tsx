import { useMemo, useRef, type MouseEvent } from 'react';
import {
  DataTableCallbacksContext,
  DataTableConfigContext,
  DataTableDataContext,
  DataTableSelectedIdsContext,
  DataTableSortContext,
  DataTableStoreContext,
  useEvent,
  useListContext,
  type DataTableBaseProps,
  type Identifier,
} from 'react-admin';

type Props = Pick<DataTableBaseProps, 'children' | 'hasBulkActions' | 'isRowSelectable' | 'rowClick'> & {
  storeKey: string;
  hiddenColumns: string[];
};

const NO_ROWS: never[] = [];

/**
 * The contexts of react-admin's `DataTableBase`, around rows and around what awaits them: the heads stand still, and sort, while rows
 * are read. A click with Shift ticks all rows since the last one.
 */
export function DataTableContexts({
  children,
  hasBulkActions,
  hiddenColumns,
  isRowSelectable,
  rowClick,
  storeKey,
}: Props) {
  const { data, sort, setSort, selectedIds, onSelect, onToggleItem } = useListContext();
  const handleSort = useEvent((event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const { field = 'id', order = 'ASC' } = event.currentTarget.dataset;
    const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field ? turned : (order as 'ASC' | 'DESC') });
  });
  const last = useRef<Identifier>(undefined);
  const handleToggleItem = useEvent((id: Identifier, event: { shiftKey: boolean }) => {
    const rows = data ?? NO_ROWS;
    const at = rows.findIndex(row => row.id === id);
    const from = event.shiftKey && selectedIds.length ? rows.findIndex(row => row.id === last.current) : -1;
    last.current = id;
    if (from < 0) return onToggleItem(id);
    const between = rows
      .slice(Math.min(from, at), Math.max(from, at) + 1)
      .filter(row => isRowSelectable?.(row) ?? true)
      .map(row => row.id);
    return onSelect(
      selectedIds.includes(id)
        ? selectedIds.filter(one => !between.includes(one))
        : [...new Set([...selectedIds, ...between])],
    );
  });
  const store = useMemo(() => ({ storeKey, defaultHiddenColumns: hiddenColumns }), [storeKey, hiddenColumns]);
  const config = useMemo(() => ({ hasBulkActions, expandSingle: false }), [hasBulkActions]);
  const callbacks = useMemo(
    () => ({
      handleSort,
      handleToggleItem,
      isRowSelectable,
      onSelect,
      rowClick,
    }),
    [handleSort, handleToggleItem, isRowSelectable, onSelect, rowClick],
  );
  return (
    <DataTableStoreContext.Provider value={store}>
      <DataTableConfigContext.Provider value={config}>
        <DataTableSortContext.Provider value={sort}>
          <DataTableCallbacksContext.Provider value={callbacks}>
            <DataTableSelectedIdsContext.Provider value={selectedIds}>
              <DataTableDataContext.Provider value={data ?? NO_ROWS}>
                {children}
              </DataTableDataContext.Provider>
            </DataTableSelectedIdsContext.Provider>
          </DataTableCallbacksContext.Provider>
        </DataTableSortContext.Provider>
      </DataTableConfigContext.Provider>
    </DataTableStoreContext.Provider>
  );
}

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
  type RaRecord,
} from 'react-admin';
import { useListAddressContext } from '../list/useListAddress.ts';

type Props = Pick<
  DataTableBaseProps,
  | 'children'
  | 'expand'
  | 'expandSingle'
  | 'hasBulkActions'
  | 'isRowExpandable'
  | 'isRowSelectable'
  | 'rowClick'
> & {
  storeKey: string;
  hiddenColumns: string[];
};

const NO_ROWS: never[] = [];

/**
 * Provides the contexts of react-admin's `DataTableBase` to both the skeleton and the rows, so that the header stays mounted and
 * sorts while data loads. Shift-click selects the range since the last toggled row.
 */
export function DataTableContexts({
  children,
  expand,
  expandSingle = false,
  hasBulkActions,
  hiddenColumns,
  isRowExpandable,
  isRowSelectable,
  rowClick,
  storeKey,
}: Props) {
  const { data, sort, setSort, selectedIds, onSelect, onToggleItem } = useListContext();
  const handleSort = useEvent((event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const { field = 'id', order = 'ASC' } = event.currentTarget.dataset;
    const reversed = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field ? reversed : (order as 'ASC' | 'DESC') });
  });
  const lastToggledId = useRef<Identifier>(undefined);
  const handleToggleItem = useEvent((id: Identifier, event: { shiftKey: boolean }) => {
    const rows: readonly RaRecord[] = data ?? NO_ROWS;
    const isSelectable = (row: RaRecord) => isRowSelectable?.(row) ?? true;
    const end = rows.findIndex(row => row.id === id);
    const start =
      event.shiftKey && selectedIds.length ? rows.findIndex(row => row.id === lastToggledId.current) : -1;
    if (rows[end] && !isSelectable(rows[end])) return;
    lastToggledId.current = id;
    if (start < 0) return onToggleItem(id);
    const range = rows
      .slice(Math.min(start, end), Math.max(start, end) + 1)
      .filter(isSelectable)
      .map(row => row.id);
    return onSelect(
      selectedIds.includes(id)
        ? selectedIds.filter(selected => !range.includes(selected))
        : [...new Set([...selectedIds, ...range])],
    );
  });
  const store = useMemo(() => ({ storeKey, defaultHiddenColumns: hiddenColumns }), [storeKey, hiddenColumns]);
  const config = useMemo(
    () => ({ expand, expandSingle, hasBulkActions }),
    [expand, expandSingle, hasBulkActions],
  );
  const address = useListAddressContext();
  const isSortable = !address?.codec.hasFixedSort(address.params);
  const callbacks = useMemo(
    () => ({
      handleSort: isSortable ? handleSort : undefined,
      handleToggleItem,
      isRowExpandable,
      isRowSelectable,
      onSelect,
      rowClick,
    }),
    [isSortable, handleSort, handleToggleItem, isRowExpandable, isRowSelectable, onSelect, rowClick],
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

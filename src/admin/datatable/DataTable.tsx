import { useRef, type ReactNode } from 'react';
import { useListContext, type DataTableProps as RaDataTableProps, type RaRecord } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { ListNoResults } from '../list/ListStates.tsx';
import { useIsRefreshing } from '../list/ListUiContext.ts';
import { useRowsProps, type RowsProps } from '../list/RowsContext.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { areSameColumns, parseColumns, type ColumnDefinition } from './columns.ts';
import { DataTableColumn, DataTableNumberColumn } from './DataTableColumn.tsx';
import { DataTableContexts } from './DataTableContexts.tsx';
import { DataTableView } from './DataTableView.tsx';
import { useRowDefinition } from './RowDefinition.ts';
import type { ExpandProps } from './RowExpansion.ts';
import { SelectionToolbar } from './SelectionToolbar.tsx';
import { useColumnVisibility, useTableStoreKey } from './useColumnVisibility.ts';
import { useRegisterColumns } from './useListColumns.ts';

export type DataTableProps<T extends RaRecord = RaRecord> = Pick<
  RaDataTableProps<T>,
  | 'bulkActionButtons'
  | 'bulkActionsToolbar'
  | 'children'
  | 'className'
  | 'empty'
  | 'expand'
  | 'expandSingle'
  | 'hiddenColumns'
  | 'isRowExpandable'
  | 'isRowSelectable'
  | 'storeKey'
> &
  RowsProps<T> & {
    /** Numbers the rows in the whole list. */
    numbered?: boolean;
  };

const NO_COLUMNS: string[] = [];

/** Rows cannot be expanded until this code is loaded. */
const RowExpansionProvider = lazyComponent<ExpandProps & { children: ReactNode }>(
  () => import('./RowExpansionProvider.tsx'),
  [],
  ({ children }) => children,
);

/** Parses the column children. Returns the previous array while the columns are equal, so that rows do not re-render. */
export function useParsedColumns(children: ReactNode): readonly ColumnDefinition[] {
  const previous = useRef<{ children: ReactNode; columns: readonly ColumnDefinition[] }>(undefined);
  if (previous.current?.children !== children) {
    const parsedColumns = parseColumns(children);
    const columns = previous.current?.columns;
    previous.current = {
      children,
      columns: columns && areSameColumns(columns, parsedColumns) ? columns : parsedColumns,
    };
  }
  return previous.current!.columns;
}

/** react-admin's `DataTable`. Fixed column widths avoid layout shifts between skeleton, rows and the next page. */
function Table<T extends RaRecord = RaRecord>(inProps: DataTableProps<T>) {
  const props = useDefaultProps('DataTable', inProps as DataTableProps);
  const {
    bulkActionButtons = false,
    bulkActionsToolbar,
    children,
    className,
    empty = <ListNoResults />,
    expand,
    expandSingle = false,
    hiddenColumns = NO_COLUMNS,
    isRowExpandable,
    isRowSelectable,
    numbered = false,
  } = props;
  const { before, rowClick, clickTarget, rowActions, inlineEdit, ...rows } = useRowsProps(props);
  const storeKey = useTableStoreKey(props.storeKey);
  const allColumns = useParsedColumns(children);
  useRegisterColumns(allColumns, hiddenColumns);
  const { visible } = useColumnVisibility(allColumns, storeKey, hiddenColumns);
  const columns = useVisibleColumns(allColumns, visible);
  const definition = useRowDefinition(rowClick, rowActions);
  const { data } = useListContext();
  const isRefreshing = useIsRefreshing();
  if (data?.length === 0 && !isRefreshing) return empty;
  const expansion = { expand, expandSingle, ...(isRowExpandable && { isRowExpandable }) };
  const hasToolbar = bulkActionButtons !== false || bulkActionsToolbar !== undefined;
  const hasBulkActions = hasToolbar || rows.hasBulkActions;
  const view = (
    <DataTableView
      className={className}
      before={before}
      columns={columns}
      definition={definition}
      hasCheckboxes={hasBulkActions}
      numbered={numbered}
      clickTarget={clickTarget}
      rowActions={rowActions}
      inlineEdit={inlineEdit}
      bulkActionsToolbar={bulkActionsToolbar ?? rows.bulkActionsToolbar}
    />
  );
  return (
    <DataTableContexts
      storeKey={storeKey}
      hiddenColumns={hiddenColumns}
      hasBulkActions={hasBulkActions}
      {...expansion}
      {...(isRowSelectable && { isRowSelectable })}
      {...(rowClick !== undefined && { rowClick })}
    >
      {expand ? <RowExpansionProvider {...expansion}>{view}</RowExpansionProvider> : view}
      {hasToolbar ? (
        <SelectionToolbar bulkActionButtons={bulkActionButtons} bulkActionsToolbar={bulkActionsToolbar} />
      ) : null}
    </DataTableContexts>
  );
}

/** Returns the same array until the visible columns change, so that memoized rows do not re-render. */
function useVisibleColumns(columns: readonly ColumnDefinition[], visibleKeys: readonly string[]) {
  const previous = useRef<{
    columns: readonly ColumnDefinition[];
    keys: string;
    visible: readonly ColumnDefinition[];
  }>(undefined);
  const keys = visibleKeys.join();
  if (previous.current?.columns !== columns || previous.current.keys !== keys)
    previous.current = { columns, keys, visible: columns.filter(({ key }) => visibleKeys.includes(key)) };
  return previous.current.visible;
}

export const DataTable = Object.assign(Table, {
  Col: DataTableColumn,
  NumberCol: DataTableNumberColumn,
  /** Lets the enclosing list read the columns before the table renders. */
  getTableProps: (props: object) => props,
});

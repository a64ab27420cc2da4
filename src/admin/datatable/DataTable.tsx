import { useRef, type ReactNode } from 'react';
import { useListContext, type DataTableProps as RaDataTableProps, type RaRecord } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { ListNoResults } from '../list/ListNoResults.tsx';
import { useRowsProps, type RowsProps } from '../list/RowsContext.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { areSameColumns, readColumns, type ReadColumn } from './columns.ts';
import { DataTableColumn, DataTableNumberColumn } from './DataTableColumn.tsx';
import { DataTableContexts } from './DataTableContexts.tsx';
import { DataTableView } from './DataTableView.tsx';
import { useRowShapeOf } from './RowShape.ts';
import { useColumnChoice, useTableKey } from './useColumnChoice.ts';
import { useRegisteredColumns } from './useRegisteredColumns.ts';

export type DataTableProps<T extends RaRecord = RaRecord> = Pick<
  RaDataTableProps<T>,
  | 'bulkActionButtons'
  | 'bulkActionsToolbar'
  | 'children'
  | 'className'
  | 'empty'
  | 'hiddenColumns'
  | 'isRowSelectable'
  | 'storeKey'
> &
  RowsProps<T>;

const BulkActionsToolbar = lazyComponent(() => import('../bulk/BulkActionsToolbar.tsx'));

const NONE: string[] = [];

/** The columns among the children: the same array as long as they say the same. */
export function useReadColumns(children: ReactNode): readonly ReadColumn[] {
  const last = useRef<{ children: ReactNode; columns: readonly ReadColumn[] }>(undefined);
  if (last.current?.children !== children) {
    const read = readColumns(children);
    const before = last.current?.columns;
    last.current = { children, columns: before && areSameColumns(before, read) ? before : read };
  }
  return last.current!.columns;
}

/** react-admin's `DataTable` as plain rows of fixed widths, so that skeleton, rows and next page stand still. */
function Table<T extends RaRecord = RaRecord>(given: DataTableProps<T>) {
  const props = useDefaultProps('DataTable', given as DataTableProps);
  const {
    bulkActionButtons = false,
    bulkActionsToolbar,
    children,
    className,
    empty = <ListNoResults />,
    hiddenColumns = NONE,
    isRowSelectable,
  } = props;
  const { rowClick, clickTarget, rowActions, inlineEdit } = useRowsProps(props);
  const storeKey = useTableKey(props.storeKey);
  const read = useReadColumns(children);
  useRegisteredColumns(read, hiddenColumns);
  const columns = useShown(read, useColumnChoice(read, storeKey, hiddenColumns).shown);
  const shape = useRowShapeOf(rowClick, rowActions);
  const { data, isPlaceholderData, isFetching } = useListContext();
  if (data?.length === 0 && !(isPlaceholderData && isFetching)) return empty;
  const hasBulkActions = bulkActionButtons !== false || bulkActionsToolbar !== undefined;
  return (
    <DataTableContexts
      storeKey={storeKey}
      hiddenColumns={hiddenColumns}
      hasBulkActions={hasBulkActions}
      {...(isRowSelectable && { isRowSelectable })}
      {...(rowClick !== undefined && { rowClick })}
    >
      <DataTableView
        className={className}
        columns={columns}
        shape={shape}
        hasTicks={hasBulkActions}
        clickTarget={clickTarget}
        rowActions={rowActions}
        inlineEdit={inlineEdit}
      />
      {hasBulkActions
        ? (bulkActionsToolbar ?? <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>)
        : null}
    </DataTableContexts>
  );
}

/** Rows are drawn by this array: it changes only with the columns that are shown. */
function useShown(columns: readonly ReadColumn[], shown: readonly string[]) {
  const last = useRef<{ columns: readonly ReadColumn[]; names: string; shown: readonly ReadColumn[] }>(
    undefined,
  );
  const names = shown.join();
  if (last.current?.columns !== columns || last.current.names !== names)
    last.current = { columns, names, shown: columns.filter(({ key }) => shown.includes(key)) };
  return last.current.shown;
}

export const DataTable = Object.assign(Table, {
  Col: DataTableColumn,
  NumberCol: DataTableNumberColumn,
  /** For the list around, which knows its columns before it is drawn. */
  tableProps: (props: object) => props,
});

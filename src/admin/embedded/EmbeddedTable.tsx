import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailedPanel } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import type { TextKey } from '../../ui/useText.ts';
import { parseColumns } from '../datatable/columns.ts';
import { DataTableColumn, DataTableNumberColumn } from '../datatable/DataTableColumn.tsx';
import { useListSearch } from './ListSearch.tsx';
import { NarrowEmbeddedTable } from './NarrowEmbeddedTable.tsx';
import { WideEmbeddedTable } from './WideEmbeddedTable.tsx';

export interface EmbeddedTableProps {
  /** Accessible name. */
  title: string;
  /** `EmbeddedTable.Col` and `EmbeddedTable.NumberCol`, which are those of `DataTable`. */
  children: ReactNode;
  /** Replaces the table if there are no records. */
  empty?: ReactNode;
  /** Replaces the table if the search has no matches. */
  noMatches?: ReactNode;
  /** The text of a failed request. */
  loadError?: TextKey;
  /** The buttons of a row. They read its record by `useRecordContext`. */
  rowActions?: ReactNode;
  /** The headers of columns with a `source` sort, except those with `disableSort`. */
  sortable?: boolean;
  /** Keeps the table in a narrow window, too. */
  alwaysTable?: boolean;
  /** Whether the records belong to an earlier request. By default the list determines this. */
  isRefreshing?: boolean;
}

/**
 * The records of a list as plain rows: a row does not open a record, and cannot be selected or edited. In a
 * narrow window each record is a list of facts, with the first column above the others. It is a panel named
 * by its title; `TablePanel` adds a heading above it.
 */
function Table({
  title,
  children,
  empty,
  noMatches,
  loadError = 'error.load',
  rowActions,
  sortable = false,
  alwaysTable = false,
  ...props
}: EmbeddedTableProps) {
  const columns = parseColumns(children).map(column => ({
    ...column,
    disableSort: !sortable || column.source === undefined || !!column.disableSort,
  }));
  const isSlim = useMedia(`(max-width: ${breakpoints.slim}px)`);
  const { data, total, error, meta, refetch, isPlaceholderData } = useListContext();
  const { typed } = useListSearch();
  const retry = () => void refetch();
  if (error && !data) return <FailedPanel error={error} loadError={loadError} retry={retry} />;
  if (data && !total && typed && noMatches) return noMatches;
  const skippedRows = (
    <SkippedRows count={(meta as { skippedCount?: number } | undefined)?.skippedCount ?? 0} />
  );
  if (data && !total && empty)
    return (
      <>
        {skippedRows}
        <div className="panel">{empty}</div>
      </>
    );
  const Rows = isSlim && !alwaysTable ? NarrowEmbeddedTable : WideEmbeddedTable;
  return (
    <>
      {error ? <StaleNote error={error} loadError={loadError} retry={retry} /> : null}
      {skippedRows}
      <Rows
        title={title}
        columns={columns}
        rowActions={rowActions}
        isRefreshing={props.isRefreshing ?? isPlaceholderData ?? false}
      />
    </>
  );
}

export const EmbeddedTable = Object.assign(Table, { Col: DataTableColumn, NumberCol: DataTableNumberColumn });

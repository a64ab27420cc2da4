import { isValidElement, useMemo, type ReactElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useNarrow } from '../../lists/useNarrow.ts';
import { useReadColumns, type DataTableProps } from '../datatable/DataTable.tsx';
import { useRegisteredColumns } from '../datatable/useRegisteredColumns.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { RowsContext, type RowsProps } from './RowsContext.ts';
import { useListAddressContext } from './useListAddress.ts';

interface Props<T extends RaRecord> extends RowsProps<T> {
  /** A `DataTable`. */
  table: ReactElement<DataTableProps<T>>;
  /** A `CardList`. */
  cards?: ReactElement;
  /** A `SimpleList`, in place of the table where the window is narrow. */
  narrow?: ReactElement;
  tree?: ReactElement;
}

const NONE: string[] = [];

function Views<T extends RaRecord = RaRecord>(given: Props<T>): ReactNode {
  const { table, cards, narrow, tree, rowClick, clickTarget, rowActions, inlineEdit } = useDefaultProps(
    'ListViews',
    given,
  );
  const isNarrow = useNarrow();
  const view = useListAddressContext()?.params.view ?? 'table';
  useRegisteredColumns(
    useReadColumns(isValidElement(table) ? table.props.children : undefined),
    table.props.hiddenColumns ?? NONE,
  );
  const rows = useMemo(
    () => ({ rowClick, clickTarget, rowActions, inlineEdit }) as RowsProps,
    [rowClick, clickTarget, rowActions, inlineEdit],
  );
  const shown = { table: (isNarrow && narrow) || table, cards: cards ?? table, tree: tree ?? table }[view];
  return <RowsContext value={rows}>{shown}</RowsContext>;
}

/** The rows of a list in the view that its address says. What holds for all views is stated once, here. */
export const ListViews = Object.assign(Views, {
  tableProps: (props: object) => (props as Props<RaRecord>).table.props,
});

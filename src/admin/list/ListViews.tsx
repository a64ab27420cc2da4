import { isValidElement, useMemo, type ReactElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useIsNarrow } from '../../ui/useMedia.ts';
import { useParsedColumns, type DataTableProps } from '../datatable/DataTable.tsx';
import { SelectionToolbar } from '../datatable/SelectionToolbar.tsx';
import { useRegisterColumns } from '../datatable/useListColumns.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { RowsContext, type RowsProps } from './RowsContext.ts';
import { useListAddressContext } from './useListAddress.ts';

interface Props<T extends RaRecord>
  extends RowsProps<T>, Pick<DataTableProps<T>, 'bulkActionButtons' | 'bulkActionsToolbar'> {
  /** The `DataTable`. */
  table: ReactElement<DataTableProps<T>>;
  /** The `CardList`. */
  cards?: ReactElement;
  /** The `SimpleList` that replaces the table in a narrow window. */
  narrow?: ReactElement;
  /** Replaces the entire list, including its states and pagination. */
  tree?: ReactElement;
}

const NO_COLUMNS: string[] = [];

function Views<T extends RaRecord = RaRecord>(inProps: Props<T>): ReactNode {
  const {
    table,
    cards,
    narrow,
    tree,
    before,
    bulkActionButtons = false,
    bulkActionsToolbar,
    rowClick,
    clickTarget,
    rowActions,
    inlineEdit,
  } = useDefaultProps('ListViews', inProps);
  const hasBulkActions = bulkActionButtons !== false || bulkActionsToolbar !== undefined;
  const isNarrow = useIsNarrow();
  const view = useListAddressContext()?.params.view ?? 'table';
  useRegisterColumns(
    useParsedColumns(isValidElement(table) ? table.props.children : undefined),
    table.props.hiddenColumns ?? NO_COLUMNS,
  );
  const rowsProps = useMemo(
    () =>
      ({
        before,
        rowClick,
        clickTarget,
        rowActions,
        inlineEdit,
        hasBulkActions,
        bulkActionsToolbar,
      }) as RowsProps,
    [before, rowClick, clickTarget, rowActions, inlineEdit, hasBulkActions, bulkActionsToolbar],
  );
  const views = { table: (isNarrow && narrow) || table, cards: cards ?? table, tree: tree ?? table };
  return (
    <>
      <RowsContext value={rowsProps}>{views[view]}</RowsContext>
      {hasBulkActions ? (
        <SelectionToolbar bulkActionButtons={bulkActionButtons} bulkActionsToolbar={bulkActionsToolbar} />
      ) : null}
    </>
  );
}

/** Renders the view that is selected in the URL. The row props and bulk actions apply to every view. */
export const ListViews = Object.assign(Views, {
  getTableProps: (props: object) => (props as Props<RaRecord>).table.props,
});

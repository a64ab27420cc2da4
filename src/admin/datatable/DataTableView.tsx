import { Suspense, useMemo, type ReactNode } from 'react';
import {
  DataTableRenderContext,
  useDataTableCallbacksContext,
  useListContext,
  useListSortContext,
  useTranslateLabel,
  type RaRecord,
} from 'react-admin';
import { useRecordMarks } from '../../activity/live/recordMarks.ts';
import { useText } from '../../ui/useText.ts';
import { InlineEdit } from '../list/InlineEdit.tsx';
import listStyles from '../list/list.module.css';
import { useIsRefreshing, useListUi } from '../list/ListUiContext.ts';
import { DEFAULT_WIDTH, toInlineEditColumns, type ColumnDefinition } from './columns.ts';
import { ACTIONS_WIDTH, MENU_WIDTH } from './columnWidths.ts';
import { DataTableHeadCell } from './DataTableHeadCell.tsx';
import { DataTableRow, SelectRowCheckbox } from './DataTableRow.tsx';
import type { RowDefinition } from './RowDefinition.ts';
import { useRowExpansion } from './RowExpansion.ts';
import { useRowHeight } from './RowHeightButton.tsx';
import { RowPopups } from './RowPopups.tsx';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import styles from './table.module.css';
import { useRowEvents } from './useRowEvents.ts';

interface Props {
  bulkActionsToolbar: ReactNode;
  before: ReactNode;
  className: string | undefined;
  columns: readonly ColumnDefinition[];
  definition: RowDefinition;
  hasCheckboxes: boolean;
  numbered: boolean;
  clickTarget: 'row' | 'link';
  rowActions: ReactNode;
  inlineEdit: ReactNode;
}

/** Renders the table from the contexts of `DataTableContexts`. */
export function DataTableView({
  bulkActionsToolbar,
  before,
  className = '',
  columns,
  definition,
  hasCheckboxes,
  numbered,
  clickTarget,
  rowActions,
  inlineEdit,
}: Props) {
  const t = useText();
  const { title, editedId } = useListUi();
  const { data: rows, page, perPage, selectedIds, defaultTitle } = useListContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const { compact } = useRowHeight();
  const marks = useRecordMarks();
  const expansion = useRowExpansion();
  const {
    events,
    className: clickable,
    ...popups
  } = useRowEvents({
    definition,
    rowActions,
    inlineEdit,
    clickTarget,
    toggle: handleToggleItem,
    toggleExpanded: expansion?.toggle,
    bulkActionsToolbar,
  });
  const selection = useMemo(
    () => (hasCheckboxes ? new Set(selectedIds) : undefined),
    [hasCheckboxes, selectedIds],
  );
  const isRefreshing = useIsRefreshing();
  const totalWidth = columns.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0);
  const classes = [styles.table, compact && styles.compact, isRefreshing && listStyles.stale, className];

  const renderRow = (record: RaRecord, index: number) => {
    const selected = selection?.has(record.id);
    const selectable = isRowSelectable?.(record) ?? true;
    const state = expansion?.getState(record);
    const row = (
      <DataTableRow
        key={record.id}
        before={before}
        record={record}
        columns={columns}
        definition={definition}
        selected={selected}
        selectable={selectable}
        expansionComponents={expansion?.components}
        state={state}
        panel={state === 'expanded' ? expansion?.panel : undefined}
        number={numbered ? (page - 1) * perPage + index + 1 : undefined}
        mark={marks.get(String(record.id))}
      />
    );
    if (record.id !== editedId) return row;
    return (
      <Suspense key={record.id} fallback={row}>
        <tr className={styles.edited}>
          {expansion ? <td /> : null}
          {selected === undefined ? null : (
            <td className={styles.tick}>
              <SelectRowCheckbox
                record={record}
                definition={definition}
                selected={selected}
                selectable={selectable}
              />
            </td>
          )}
          <td className={styles.editCell} colSpan={columns.length + (numbered ? 2 : 1)}>
            <InlineEdit
              record={record}
              name={definition.getName(record)}
              columns={toInlineEditColumns(columns)}
            >
              {inlineEdit}
            </InlineEdit>
          </td>
        </tr>
      </Suspense>
    );
  };
  return (
    <>
      <div
        className={`panel ${styles.tableFrame}`}
        role="region"
        aria-label={title || defaultTitle}
        tabIndex={0}
        aria-busy={isRefreshing || !rows}
      >
        {isRefreshing ? <div className={styles.refreshing} /> : null}
        <table className={classes.filter(Boolean).join(' ')}>
          <Caption columns={columns} />
          <colgroup>
            {expansion ? <col width="40" /> : null}
            {hasCheckboxes ? <col width="40" /> : null}
            {numbered ? <col width="56" /> : null}
            {columns.map(({ key, width = DEFAULT_WIDTH }) => (
              <col key={key} width={`${((100 * width) / totalWidth).toFixed(2)}%`} />
            ))}
            <col width={ACTIONS_WIDTH + (definition.hasMenu ? MENU_WIDTH : 0)} />
          </colgroup>
          <DataTableRenderContext.Provider value="header">
            <thead>
              <tr>
                {expansion ? <expansion.components.HeadCell {...expansion} /> : null}
                {hasCheckboxes ? (
                  <th scope="col" className={styles.tick}>
                    <SelectAllCheckbox isRowSelectable={isRowSelectable} />
                  </th>
                ) : null}
                {numbered ? (
                  <th scope="col" className={styles.numeric}>
                    {t('list.number')}
                  </th>
                ) : null}
                {columns.map(({ key, isCustomElement, element, ...column }) =>
                  isCustomElement ? element : <DataTableHeadCell key={key} {...column} />,
                )}
                {definition.hasActions ? (
                  <th scope="col">
                    <span className="visually-hidden">{t('list.actions')}</span>
                  </th>
                ) : (
                  <td />
                )}
              </tr>
            </thead>
          </DataTableRenderContext.Provider>
          <tbody className={clickable} {...events}>
            {rows ? (
              rows.map(renderRow)
            ) : (
              <SkeletonRows
                columns={columns}
                count={perPage}
                hasCheckboxes={hasCheckboxes}
                numbered={numbered}
                isExpandable={!!expansion}
              />
            )}
          </tbody>
        </table>
      </div>
      <RowPopups definition={definition} isBesideButtons {...popups} />
    </>
  );
}

/** Describes the table and its sort order to screen readers. */
function Caption({ columns }: { columns: readonly ColumnDefinition[] }) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { title } = useListUi();
  const { sort } = useListSortContext();
  const sortedColumn = columns.find(({ source }) => source !== undefined && source === sort?.field);
  const name =
    sortedColumn &&
    String(
      translateLabel({
        source: sortedColumn.source!,
        ...(typeof sortedColumn.label === 'string' && { label: sortedColumn.label }),
      }),
    );
  return (
    <caption className="visually-hidden">
      {t('list.caption', {
        title,
        name:
          name === undefined
            ? sort?.field
            : t(sort.order === 'ASC' ? 'list.ascending' : 'list.descending', { name }),
      })}
    </caption>
  );
}

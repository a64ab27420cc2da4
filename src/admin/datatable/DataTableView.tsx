import { Suspense, useMemo, type ReactNode } from 'react';
import {
  DataTableRenderContext,
  useDataTableCallbacksContext,
  useListContext,
  useListSortContext,
  useTranslateLabel,
  type RaRecord,
} from 'react-admin';
import { useRecordMarks } from '../../activity/useRecordMarks.ts';
import { ACTIONS_WIDTH } from '../../lists/columns.ts';
import styles from '../../lists/list.module.css';
import { SelectAll } from '../../lists/SelectAll.tsx';
import { useText } from '../../ui/useText.ts';
import { InlineEdit } from '../list/InlineEdit.tsx';
import { useListFrame } from '../list/ListFrame.ts';
import { asPlaces, WIDTH, type ReadColumn } from './columns.ts';
import { DataTableHeadCell } from './DataTableHeadCell.tsx';
import { DataTableRow, SelectBox } from './DataTableRow.tsx';
import type { RowShape } from './RowShape.ts';
import { RowsMenu } from './RowsMenu.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useRowEvents } from './useRowEvents.ts';
import { useRowHeight } from './useRowHeight.ts';

interface Props {
  className: string | undefined;
  columns: readonly ReadColumn[];
  shape: RowShape;
  hasTicks: boolean;
  clickTarget: 'row' | 'link';
  rowActions: ReactNode;
  inlineEdit: ReactNode;
}

/** The table itself, within its contexts. */
export function DataTableView({
  className = '',
  columns,
  shape,
  hasTicks,
  clickTarget,
  rowActions,
  inlineEdit,
}: Props) {
  const t = useText();
  const { title, editing } = useListFrame();
  const { data: rows, perPage, selectedIds, isPlaceholderData, isFetching, defaultTitle } = useListContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { compact } = useRowHeight();
  const marks = useRecordMarks();
  const {
    events,
    menu,
    className: clickable,
  } = useRowEvents({
    shape,
    rowActions,
    inlineEdit,
    clickTarget,
    toggle: handleToggleItem,
  });
  const ticked = useMemo(() => (hasTicks ? new Set(selectedIds) : undefined), [hasTicks, selectedIds]);
  const isRefreshing = !!isPlaceholderData && !!isFetching;
  const widths = columns.reduce((sum, { width = WIDTH }) => sum + width, 0);
  const classes = [styles.table, compact && styles.compact, isRefreshing && styles.stale, className];

  const rowOf = (record: RaRecord) => {
    const selected = ticked?.has(record.id);
    const row = (
      <DataTableRow
        key={record.id}
        record={record}
        columns={columns}
        shape={shape}
        selected={selected}
        mark={marks.get(String(record.id))}
      />
    );
    if (record.id !== editing) return row;
    return (
      <Suspense key={record.id} fallback={row}>
        <tr className={styles.edited}>
          {selected === undefined ? null : (
            <td className={styles.tick}>
              <SelectBox record={record} shape={shape} selected={selected} />
            </td>
          )}
          <td className={styles.editCell} colSpan={columns.length + 1}>
            <InlineEdit record={record} name={shape.nameOf(record)} columns={asPlaces(columns)}>
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
            {hasTicks ? <col width="40" /> : null}
            {columns.map(({ key, width = WIDTH }) => (
              <col key={key} width={`${((100 * width) / widths).toFixed(2)}%`} />
            ))}
            <col width={ACTIONS_WIDTH} />
          </colgroup>
          <DataTableRenderContext.Provider value="header">
            <thead>
              <tr>
                {hasTicks ? (
                  <th scope="col" className={styles.tick}>
                    <SelectAll />
                  </th>
                ) : null}
                {columns.map(({ key, strange, element, ...column }) =>
                  strange ? element : <DataTableHeadCell key={key} {...column} />,
                )}
                <th scope="col">
                  <span className="visually-hidden">{t('list.actions')}</span>
                </th>
              </tr>
            </thead>
          </DataTableRenderContext.Provider>
          <tbody className={clickable} {...events}>
            {rows ? rows.map(rowOf) : <SkeletonRows columns={columns} count={perPage} hasTicks={hasTicks} />}
          </tbody>
        </table>
      </div>
      {menu ? <RowsMenu shape={shape} {...menu} /> : null}
    </>
  );
}

/** What the table is, and how it is sorted. */
function Caption({ columns }: { columns: readonly ReadColumn[] }) {
  const t = useText();
  const labelOf = useTranslateLabel();
  const { title } = useListFrame();
  const { sort } = useListSortContext();
  const sorted = columns.find(({ source }) => source !== undefined && source === sort?.field);
  const name =
    sorted &&
    String(
      labelOf({ source: sorted.source!, ...(typeof sorted.label === 'string' && { label: sorted.label }) }),
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

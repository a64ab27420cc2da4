import get from 'lodash/get.js';
import { createElement, type ReactNode } from 'react';
import {
  useDataTableRenderContext,
  useRecordContext,
  type DataTableNumberColumnProps as RaNumberColumnProps,
  type RaRecord,
} from 'react-admin';
import { withBase } from '../../ui/base.ts';
import { formatOptional } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { formatNumber } from '../field/NumberField.tsx';
import { valueToText, type ColumnDefinition, type DataTableColumnProps } from './columns.ts';
import { DataTableHeadCell } from './DataTableHeadCell.tsx';
import type { RowDefinition } from './RowDefinition.ts';
import styles from './table.module.css';

type PartialColumn = Partial<ColumnDefinition>;

const hasOnlySource = ({ source, render, field, children }: PartialColumn) =>
  source !== undefined && !render && !field && children === undefined;

function toColumn(props: object): PartialColumn {
  const column = props as PartialColumn;
  const toText = hasOnlySource(column) ? valueToText : undefined;
  return { ...column, numeric: false, toText: getFormat(column) ?? toText };
}

type NumberColumnProps<T extends RaRecord> = DataTableColumnProps<T> &
  Pick<RaNumberColumnProps<T>, 'locales' | 'options'> & {
    /** Shown if the record has no value. */
    defaultValue?: number;
  };

type NumberProps = Pick<NumberColumnProps<RaRecord>, 'defaultValue' | 'format' | 'locales' | 'options'>;

/** The value has the type of the record's field, which is unknown here. */
const getFormat = ({ format }: Pick<PartialColumn, 'format'>) => format as ColumnDefinition['toText'];

const toNumberColumn = ({ defaultValue, options, locales, ...props }: NumberProps): PartialColumn => ({
  ...props,
  numeric: true,
  toText: getFormat(props) ?? (value => formatNumber(value ?? defaultValue, options, locales)),
});

/**
 * A column inside another component, which the table could not parse. Renders the header cell, or the cell of
 * the current row.
 */
function ContextColumn({ column }: { column: PartialColumn }) {
  const renderContext = useDataTableRenderContext();
  const record = useRecordContext();
  const cellColumn = { key: '', numeric: false, ...column };
  if (renderContext === 'header') return <DataTableHeadCell {...cellColumn} />;
  return record ? renderCell(cellColumn, record) : null;
}

function Col<T extends RaRecord = RaRecord>(props: DataTableColumnProps<T>) {
  return <ContextColumn column={toColumn(props)} />;
}
/** react-admin's `DataTable.Col`. The table parses its columns once and renders their cells itself. */
export const DataTableColumn = Object.assign(Col, { toColumn });

function NumberCol<T extends RaRecord = RaRecord>(props: NumberColumnProps<T>) {
  return <ContextColumn column={toNumberColumn(props as NumberProps)} />;
}
/** react-admin's `DataTable.NumberCol`. */
export const DataTableNumberColumn = Object.assign(NumberCol, { toColumn: toNumberColumn });

type CellColumn = Omit<ColumnDefinition, 'element' | 'isCustomElement'>;

/** Longer texts, in characters, may be truncated by the cell and get a tooltip. */
const TOOLTIP_LENGTH = 24;

export function renderContent(column: CellColumn, record: RaRecord) {
  const { children, render, field, source, toText, isTime } = column;
  if (children !== undefined) return children;
  if (render) return render(record);
  if (field) return createElement(field, { source });
  if (!toText) return null;
  const value: unknown = get(record, source!);
  const text = formatOptional(toText(value, record));
  return isTime && typeof value === 'number' ? <Time seconds={value}>{text}</Time> : text;
}

export function renderCell(column: CellColumn, record: RaRecord) {
  const { key, numeric, quiet, className, cellClassName, source, toText } = column;
  const classes = [numeric ? styles.numeric : quiet && 'secondary', className, cellClassName].filter(Boolean);
  const title = toText ? toText(get(record, source!), record) : '';
  return (
    <td
      key={key}
      className={classes.join(' ') || undefined}
      title={title.length > TOOLTIP_LENGTH ? title : undefined}
    >
      {renderContent(column, record)}
    </td>
  );
}

/** Renders the first cell of a row: the row header, with the link to the record. */
export function renderRowHeader(
  column: CellColumn,
  record: RaRecord,
  definition: RowDefinition,
  before: ReactNode,
) {
  const { key, source, toText, cellClassName } = column;
  const name = definition.getName(record);
  const content = toText ? toText(get(record, source!), record) || name : renderContent(column, record);
  return (
    <th key={key} scope="row" className={cellClassName}>
      {before}
      {renderRowLink(record, definition, content)}
    </th>
  );
}

/** Renders the link to the record: an `<a>` if its path is known synchronously, else a button. */
export function renderRowLink(record: RaRecord, definition: RowDefinition, content: ReactNode) {
  const path = definition.getPath(record);
  if (path === undefined) return content;
  if (typeof path === 'string') return <a href={withBase(path)}>{content}</a>;
  return (
    <button type="button" className="button link" data-act="open" data-id={record.id}>
      {content}
    </button>
  );
}

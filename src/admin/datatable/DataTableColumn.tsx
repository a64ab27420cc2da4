import get from 'lodash/get.js';
import { createElement, useContext } from 'react';
import {
  useDataTableRenderContext,
  useRecordContext,
  type DataTableNumberColumnProps as RaNumberColumnProps,
  type RaRecord,
} from 'react-admin';
import styles from '../../lists/list.module.css';
import { withBase } from '../../ui/base.ts';
import { orEmpty } from '../../ui/formats.ts';
import { numberText } from '../field/NumberField.tsx';
import { said, type DataTableColumnProps, type ReadColumn } from './columns.ts';
import { DataTableHeadCell } from './DataTableHeadCell.tsx';
import { RowShapeContext, type RowShape } from './RowShape.ts';

type Readable = Partial<ReadColumn>;

const isPlain = ({ source, render, field, children }: Readable) =>
  source !== undefined && !render && !field && children === undefined;

const readColumn = (props: object): Readable => ({
  ...props,
  numeric: false,
  ...(isPlain(props) && { text: said }),
});

type NumberColumnProps<T extends RaRecord> = DataTableColumnProps<T> &
  Pick<RaNumberColumnProps<T>, 'locales' | 'options'> & {
    /** Stands where a record has no value. */
    defaultValue?: number;
  };

type ReadNumber = Pick<NumberColumnProps<RaRecord>, 'defaultValue' | 'locales' | 'options'>;

const readNumber = ({ defaultValue, options, locales, ...props }: ReadNumber): Readable => ({
  ...props,
  numeric: true,
  text: value => numberText(value ?? defaultValue, options, locales),
});

/** A column that its table did not read, as where it is drawn by another component: its head, or its cell of the row around. */
function Standing({ column }: { column: Readable }) {
  const part = useDataTableRenderContext();
  const record = useRecordContext();
  const read = { key: '', numeric: false, ...column };
  if (part === 'header') return <DataTableHeadCell {...read} />;
  return record ? cellOf(read, record) : null;
}

function Col<T extends RaRecord = RaRecord>(props: DataTableColumnProps<T>) {
  return <Standing column={readColumn(props)} />;
}
/** react-admin's `DataTable.Col`. A table reads its columns once, and draws them. */
export const DataTableColumn = Object.assign(Col, { readColumn });

function NumberCol<T extends RaRecord = RaRecord>(props: NumberColumnProps<T>) {
  return <Standing column={readNumber(props)} />;
}
/** react-admin's `DataTable.NumberCol`. */
export const DataTableNumberColumn = Object.assign(NumberCol, { readColumn: readNumber });

type CellColumn = Omit<ReadColumn, 'element' | 'strange'>;

/** From so many characters on a text may not fit its cell: it is a tooltip, too. */
const LONG = 24;

function contentOf({ children, render, field, source, text }: CellColumn, record: RaRecord) {
  if (text) return orEmpty(text(get(record, source!)));
  if (children !== undefined) return children;
  if (render) return render(record);
  return field ? createElement(field, { source }) : null;
}

/** A cell of a row. */
export function cellOf(column: CellColumn, record: RaRecord) {
  const { key, numeric, quiet, className, cellClassName, source, text } = column;
  const classes = [numeric ? styles.numeric : quiet && 'secondary', className, cellClassName].filter(Boolean);
  const title = text ? text(get(record, source!)) : '';
  return (
    <td key={key} className={classes.join(' ') || undefined} title={title.length > LONG ? title : undefined}>
      {contentOf(column, record)}
    </td>
  );
}

/** The first cell of a row: it names the row, and leads to its page. */
export function headOf(column: CellColumn, record: RaRecord, shape: RowShape) {
  const { key, before, source, text, cellClassName } = column;
  const name = shape.nameOf(record);
  const content = text ? text(get(record, source!)) || name : contentOf(column, record);
  return (
    <th key={key} scope="row" className={cellClassName}>
      {before}
      <RowLink record={record} shape={shape}>
        {content}
      </RowLink>
    </th>
  );
}

interface LinkProps {
  record: RaRecord;
  shape: RowShape;
  children: React.ReactNode;
}

/** What names a row, leading to its page: by a real link where its address is known at once. */
export function RowLink({ record, shape, children }: LinkProps) {
  const way = shape.wayOf(record);
  if (way === undefined) return children;
  if (typeof way === 'string') return <a href={withBase(way)}>{children}</a>;
  return (
    <button type="button" className="button link" data-act="open" data-id={record.id}>
      {children}
    </button>
  );
}

/** The shape of the rows around, for what draws one of their names. */
export const useRowShape = () => useContext(RowShapeContext);

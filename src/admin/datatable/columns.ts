import get from 'lodash/get.js';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DataTableColumnProps as RaColumnProps, RaRecord } from 'react-admin';
import type { Column } from '../../lists/columns.ts';

/** react-admin's props of a column, and ours. */
export type DataTableColumnProps<T extends RaRecord = RaRecord> = Pick<
  RaColumnProps<T>,
  | 'cellClassName'
  | 'children'
  | 'className'
  | 'disableSort'
  | 'field'
  | 'headerClassName'
  | 'label'
  | 'render'
  | 'sortByOrder'
  | 'source'
> & {
  /** Its share of the table's width; 10 unless said. */
  width?: number;
  /** In the second text colour. */
  quiet?: boolean;
  /** Shown where the window is wide, or once chosen; else always, unless it was hidden. */
  shown?: 'wide' | 'chosen';
  /** Drawn before the text of the row's first cell. */
  before?: ReactNode;
};

/** What every column can be, whatever its records are. */
type AnyColumn = Omit<DataTableColumnProps, 'render' | 'source'> & {
  source?: string | undefined;
  render?: ((record: RaRecord) => ReactNode) | undefined;
};

/** A column as a table read it from its children. */
export interface ReadColumn extends AnyColumn {
  key: string;
  /** Quantities: right-aligned, tabular. */
  numeric: boolean;
  /** What a value says, where the column has nothing but a source. */
  text?: ((value: unknown) => string) | undefined;
  /** It is no `DataTable.Col`: it stands in head and rows as it is, and may draw one. */
  strange: boolean;
  element: ReactElement;
}

/** What a component of a column tells the table that reads it. */
interface ColumnType {
  readColumn(props: object): Partial<ReadColumn>;
}

const isColumn = (type: unknown): type is ColumnType => typeof type === 'function' && 'readColumn' in type;

/** What a value says where nothing else is told. */
export const said = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** The columns among the children of a table. */
export function readColumns(children: ReactNode): ReadColumn[] {
  return Children.toArray(children).flatMap((child, at) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return readColumns(child.props.children);
    const read = isColumn(child.type) ? child.type.readColumn(child.props) : undefined;
    const label = typeof read?.label === 'string' ? read.label : undefined;
    const key = read?.source ?? label ?? child.key ?? String(at);
    return [{ ...read, key, numeric: read?.numeric ?? false, strange: !read, element: child }];
  });
}

const isSameColumn = (one: ReadColumn, other: ReadColumn) => {
  const { element: _, text: __, ...props } = one;
  return Object.entries(props).every(([name, value]) => other[name as keyof ReadColumn] === value);
};

/** Whether two readings of the children say the same: rows are drawn by one of them. */
export const areSameColumns = (some: readonly ReadColumn[], others: readonly ReadColumn[]) =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at]!;
    return isSameColumn(one, other) && isSameColumn(other, one) && !one.strange;
  });

/** What a column says of a record, as text: in a file, and in a row that is being edited. */
export function textOf({ source, text, render }: ReadColumn, record: RaRecord): string {
  if (source !== undefined) return (text ?? said)(get(record, source));
  const drawn = render?.(record);
  return typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : '';
}

/** The same columns for what is edited in the place of a row. */
export const asPlaces = (columns: readonly ReadColumn[]): Column[] =>
  columns.map(column => ({
    source: column.source ?? column.key,
    text: record => textOf(column, record),
    numeric: column.numeric,
    width: column.width ?? WIDTH,
  }));

/** The share of the width of a column that says none. */
export const WIDTH = 10;

/** What a table, or what shows one, tells the list that reads it: the props of the table. */
interface TableType {
  tableProps(props: object): { children?: ReactNode; hiddenColumns?: readonly string[] };
}

const isTable = (type: unknown): type is TableType => typeof type === 'function' && 'tableProps' in type;

export interface RegisteredColumns {
  columns: readonly ReadColumn[];
  /** The keys of those that are hidden at first. */
  hidden: readonly string[];
}

/** The columns of the table among the children of a list; none where another component draws it. */
export function columnsIn(children: ReactNode): RegisteredColumns {
  for (const child of Children.toArray(children))
    if (isValidElement<object>(child) && isTable(child.type)) {
      const table = child.type.tableProps(child.props);
      return { columns: readColumns(table.children), hidden: table.hiddenColumns ?? [] };
    }
  return { columns: [], hidden: [] };
}

import get from 'lodash/get.js';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DataTableColumnProps as RaColumnProps, RaRecord } from 'react-admin';
import type { RecordSources } from '../form/sources.ts';
import type { InlineEditColumn } from '../list/InlineEditContext.ts';

/** react-admin's column props and additional ones. */
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
> & {
  /** A field of the record's type, if that is given. react-admin's type accepts any text. */
  source?: RaRecord extends T ? string : RecordSources<T>;
  /** Relative width; defaults to 10. */
  width?: number;
  /** Uses the secondary text color. */
  quiet?: boolean;
  /** Initial visibility: only in a wide window, or only after the user selects the column. Visible by default. */
  initialVisibility?: 'wide' | 'chosen';
  /**
   * Formats the value, or the record, as the text of the cell, of its tooltip and of CSV files. With `render` the cell shows that
   * instead.
   */
  format?: ((value: never, record: T) => string) | undefined;
  /** The value is an email or web address: a card shows it in its full width. */
  isAddress?: boolean;
  /** The value is epoch seconds, which `format` writes in local time. */
  isTime?: boolean;
};

/** Column props independent of the record type. */
type AnyColumn = Omit<DataTableColumnProps, 'render' | 'source'> & {
  source?: string | undefined;
  render?: ((record: RaRecord) => ReactNode) | undefined;
};

/** A column parsed from the children of a table. */
export interface ColumnDefinition extends AnyColumn {
  key: string;
  /** Right-aligned, with tabular figures. */
  numeric: boolean;
  /** Formats a cell value. Set for number columns and for columns with only a `source`. */
  toText?: ((value: unknown, record: RaRecord) => string) | undefined;
  /**
   * The element is not a `DataTable.Col`. It is rendered unchanged in the header row and in each row, and may
   * render a column itself.
   */
  isCustomElement: boolean;
  element: ReactElement;
}

/** A column component with a static function that parses its props. */
interface ColumnType {
  toColumn(props: object): Partial<ColumnDefinition>;
}

const isColumn = (type: unknown): type is ColumnType => typeof type === 'function' && 'toColumn' in type;

/** Default format of a cell value. */
export const valueToText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Parses the column children of a table. */
export function parseColumns(children: ReactNode): ColumnDefinition[] {
  return Children.toArray(children).flatMap((child, index) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return parseColumns(child.props.children);
    const column = isColumn(child.type) ? child.type.toColumn(child.props) : undefined;
    const label = typeof column?.label === 'string' ? column.label : undefined;
    const key = column?.source ?? label ?? child.key ?? String(index);
    return [{ ...column, key, numeric: column?.numeric ?? false, isCustomElement: !column, element: child }];
  });
}

const isSameColumn = (first: ColumnDefinition, second: ColumnDefinition) => {
  const { element: _, toText: __, ...props } = first;
  return Object.entries(props).every(([name, value]) => second[name as keyof ColumnDefinition] === value);
};

/** Compares two parsed column lists. Foreign elements are never equal, because their output is unknown. */
export const areSameColumns = (first: readonly ColumnDefinition[], second: readonly ColumnDefinition[]) =>
  first.length === second.length &&
  first.every((column, index) => {
    const other = second[index]!;
    return isSameColumn(column, other) && isSameColumn(other, column) && !column.isCustomElement;
  });

/** The text of a cell, for CSV files and for a row in inline edit mode. */
export function cellText({ source, toText, render }: ColumnDefinition, record: RaRecord): string {
  if (source !== undefined) return (toText ?? valueToText)(get(record, source), record);
  const content = render?.(record);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

/** Converts the columns for an inline edit form. */
export const toInlineEditColumns = (columns: readonly ColumnDefinition[]): InlineEditColumn[] =>
  columns.map(column => ({
    source: column.source ?? column.key,
    text: record => cellText(column, record),
    numeric: column.numeric,
    width: column.width ?? DEFAULT_WIDTH,
  }));

/** Relative width of a column without `width`. */
export const DEFAULT_WIDTH = 10;

/** A component that is or contains a table, with a static function that returns the table's props. */
interface TableType {
  getTableProps(props: object): { children?: ReactNode; hiddenColumns?: readonly string[] };
}

const isTable = (type: unknown): type is TableType => typeof type === 'function' && 'getTableProps' in type;

export interface RegisteredColumns {
  columns: readonly ColumnDefinition[];
  /** The keys of the columns that are hidden by default. */
  defaultHidden: readonly string[];
}

/** Finds the columns of the table in a list's children. Returns none if another component renders the table. */
export function findTableColumns(children: ReactNode): RegisteredColumns {
  for (const child of Children.toArray(children))
    if (isValidElement<object>(child) && isTable(child.type)) {
      const table = child.type.getTableProps(child.props);
      return { columns: parseColumns(table.children), defaultHidden: table.hiddenColumns ?? [] };
    }
  return { columns: [], defaultHidden: [] };
}

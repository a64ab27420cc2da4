import type { ReactNode } from 'react';

/** One column of a small table. */
export interface SmallColumn<T, Source extends string = string> {
  /** Its label is the text `<area>.fields.<source>`. */
  source: Source;
  text(row: T): string;
  /** By which rows stand in order, where that is not the text. */
  value?(row: T): number;
  /** Where it is more than text. */
  draw?(row: T): ReactNode;
  /** Right-aligned, tabular. */
  numeric?: boolean;
  /** Share of the table's width. */
  width: number;
}

/** By which column rows stand, and how they get another order. */
export interface Order {
  by: string;
  descending: boolean;
  choose(by: string, descending: boolean): void;
}

/** What its two drawings draw by: labelled columns, and rows once they are there. */
export interface SmallDrawing<T> {
  title: string;
  columns: (SmallColumn<T> & { label: string })[];
  rows: T[] | undefined;
  /** So many rows are kept a place for. */
  expected: number;
  refreshing: boolean;
  /** Where another order can be chosen. */
  order?: Order | undefined;
  /** What can be done to a row: its buttons. */
  acts?: ((row: T) => ReactNode) | undefined;
}

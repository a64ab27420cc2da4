import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldArea, FieldOf } from '../ui/fieldLabel.ts';

/** One column of a table, one line of a card. */
export interface Column<T extends RaRecord = RaRecord, Source extends string = string> {
  source: Source;
  text(record: T): string;
  /** Where it is more than text. */
  draw?(record: T): ReactNode;
  /** Quantities: right-aligned, tabular. */
  numeric?: boolean;
  /** Share of the table's width. */
  width: number;
  /** Not among the documented columns: shown where the window is wide, or once chosen. */
  shown?: 'wide' | 'chosen';
  /** An address: a card shows all of it, in its whole width. */
  address?: boolean;
  /** In the second text colour. */
  quiet?: boolean;
}

/** A column as its area states it: its label is the text `<area>.fields.<source>`. */
export type ColumnOf<Area extends FieldArea, T extends RaRecord> = Column<T, FieldOf<Area>>;

/** The widths of a table's columns as CSS grid tracks, with that of the actions; a table of fixed layout shares out the same. */
export const columnShares = (columns: Column[]) =>
  [...columns.map(({ width }) => `minmax(0, ${width}fr)`), `${ACTIONS_WIDTH}px`].join(' ');
export const ACTIONS_WIDTH = 84;
/** So much more where rows have a menu beside their actions. */
export const MENU_WIDTH = 36;

import type { RaRecord } from 'react-admin';
import type { FieldArea, FieldOf } from '../ui/fieldLabel.ts';

/** One column of a table, one line of a card: plain text made from the record. */
export interface Column<T extends RaRecord = RaRecord, Source extends string = string> {
  source: Source;
  text(record: T): string;
  /** Quantities: right-aligned, tabular. */
  numeric?: boolean;
  /** Where false, the platform cannot sort by it. */
  sortable?: boolean;
  /** Share of the table's width. */
  width: number;
  /** Not among the documented columns: shown once chosen. */
  optional?: boolean;
  /** In the second text colour. */
  quiet?: boolean;
}

/** A column as its area states it: its label is the text `<area>.field.<source>`. */
export type ColumnOf<Area extends FieldArea, T extends RaRecord> = Column<T, FieldOf<Area>>;

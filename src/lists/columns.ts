import type { RaRecord } from 'react-admin';
import type { TextKey } from '../ui/useText.ts';

/** One column of a table, one line of a card: plain text made from the record. */
export interface Column<T extends RaRecord> {
  source: string;
  label: TextKey;
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

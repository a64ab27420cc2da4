import type { Row } from './rows.ts';

/** A row as a record of a list. */
export interface ResultRecord {
  id: string;
  row: Row;
}

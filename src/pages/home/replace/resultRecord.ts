import type { Row } from './replacing.ts';

/** A row as a record of a list. */
export interface ResultRecord {
  id: string;
  row: Row;
}

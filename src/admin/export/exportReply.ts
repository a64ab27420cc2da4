import { readList } from '../../data/dialect.ts';
import type { ExportResult } from './ExportProgressButton.tsx';

/** One column of an exported file. */
export interface ExportColumn<T> {
  header: string;
  text(record: T): string;
}

/** Writes the rows of a list's reply as CSV. */
export async function exportReply<T>(
  request: Promise<unknown>,
  columns: ExportColumn<T>[],
): Promise<ExportResult> {
  const [reply, { toCsv }] = await Promise.all([request, import('./csv.ts')]);
  const { data, skippedCount } = readList<T>(reply);
  return {
    csv: toCsv(
      columns.map(({ header }) => header),
      data.map(row => columns.map(column => column.text(row))),
    ),
    rows: data.length,
    skippedCount,
  };
}

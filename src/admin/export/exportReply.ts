import { readList } from '../../data/dialect.ts';
import type { Exported } from './ExportProgressButton.tsx';

/** One column of a file: what stands above it, and its cell for a record. */
export interface ExportColumn<T> {
  head: string;
  text(record: T): string;
}

/** The rows of a list's answer as CSV. */
export async function exportReply<T>(
  answer: Promise<unknown>,
  columns: ExportColumn<T>[],
): Promise<Exported> {
  const [reply, { toCsv }] = await Promise.all([answer, import('./csv.ts')]);
  const { data, odd } = readList<T>(reply);
  return {
    csv: toCsv(
      columns.map(({ head }) => head),
      data.map(row => columns.map(column => column.text(row))),
    ),
    rows: data.length,
    odd,
  };
}

import type { RaRecord } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { listQuery, type ListName, type ListState } from '../../platform/lists.ts';
import type { Exported } from './ExportButton.tsx';

/** One column of a file: what stands above it, and its cell for a record. */
export interface ExportColumn<T extends RaRecord> {
  head: string;
  text(record: T): string;
}

interface Reading<T extends RaRecord> {
  call: ConsoleDataProvider['call'];
  endpoint: AnyEndpoint;
  name: ListName;
  state: ListState;
  columns: ExportColumn<T>[];
  progress(bytes: number): void;
  signal: AbortSignal;
}

/** An export takes as long as it takes; it shows its progress and can be cancelled. Milliseconds. */
export const EXPORT_PATIENCE = 10 * 60_000;

/** Every row that matches a list's search and filters (page size 0 is all), as CSV of the list's columns. */
export async function readAll<T extends RaRecord>({ call, endpoint, name, state, columns, progress, signal }: Reading<T>): Promise<Exported> {
  const query = listQuery(name, { ...state, page: 1, pageSize: 0 });
  const [reply, { toCsv }] = await Promise.all([
    call(endpoint, { query } as never, { progress, signal, patience: EXPORT_PATIENCE }),
    import('./csv.ts'),
  ]);
  const { data, odd } = readList<T>(reply);
  return { csv: toCsv(columns.map(({ head }) => head), data.map(row => columns.map(column => column.text(row)))), rows: data.length, odd };
}

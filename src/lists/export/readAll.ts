import { EXPORT_PATIENCE, withProgress } from '../../client/progress.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { listQuery, type ListStart, type ListState } from '../../platform/lists.ts';
import { asExport, type ExportColumn } from './asExport.ts';
import type { Exported } from './ExportButton.tsx';

interface Reading<T> {
  call: ConsoleDataProvider['call'];
  endpoint: AnyEndpoint;
  start: ListStart;
  state: ListState;
  columns: ExportColumn<T>[];
  progress(bytes: number): void;
  signal: AbortSignal;
}

/** Every row that matches a list's search and filters (page size 0 is all), as CSV. */
export function readAll<T>({
  call,
  endpoint,
  start,
  state,
  columns,
  progress,
  signal,
}: Reading<T>): Promise<Exported> {
  const query = listQuery(start, { ...state, page: 1, pageSize: 0 });
  return asExport(
    call(endpoint, { query }, { read: withProgress(progress), signal, patience: EXPORT_PATIENCE }),
    columns,
  );
}

import { readCsv, toCsv } from '../../admin/export/csv.ts';
import type { ExportResult } from '../../admin/export/ExportProgressButton.tsx';
import { fileHeader } from '../../admin/export/fieldExport.ts';
import { session } from '../../auth/session.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { EXPORT_TIMEOUT, readWithProgress } from '../../data/readWithProgress.ts';
import { UserExportQuery, users } from '../../platform/users.ts';
import type { TranslateText } from '../../ui/useText.ts';
import { arrangeColumns, toExportHeaders, toExportRow } from './exportColumns.ts';
import type { UserRecord } from './userRecord.ts';

interface Options {
  t: TranslateText;
  dataProvider: ConsoleDataProvider;
  /** The filters of the list, with the search text as `q`. */
  filters: Readonly<Record<string, string>>;
  /** The same as the `filter` of a `getList` request. */
  requestFilter: object;
  progress(bytes: number): void;
  signal: AbortSignal;
}

/** With a filter that the platform's own export does not support, or a search, the rows are read through the list. */
const isExportFilter = (filter: string) => filter in UserExportQuery.shape;

/** Reads all matching users as CSV, with the documented columns. */
export async function readUserExport({ t, dataProvider, filters, requestFilter, progress, signal }: Options) {
  const options = { read: readWithProgress(progress), signal, timeout: EXPORT_TIMEOUT };
  if (!Object.keys(filters).every(isExportFilter)) {
    const { data, meta } = await dataProvider.getList<UserRecord>('users', {
      pagination: { page: 1, perPage: 0 },
      sort: { field: 'loginCount', order: 'DESC' },
      filter: requestFilter,
      meta: { call: options },
    });
    const rows = data.map(toExportRow);
    const { skippedCount = 0 } = (meta ?? {}) as { skippedCount?: number };
    return {
      csv: toCsv(toExportHeaders(data, t), rows),
      rows: rows.length,
      skippedCount,
    } satisfies ExportResult;
  }
  const query = {
    filter: 'all' as const,
    provider: 'all' as const,
    ...filters,
    access_token: session.token(),
    page: 1,
    pageSize: 0,
    sortBy: 'loginCount',
    sortDirection: 'desc' as const,
  };
  const text = await dataProvider.call(users.exportCsv, { query }, options);
  const { headers: heads, rows } = arrangeColumns(readCsv(text), (column, values) =>
    fileHeader(column, values, t),
  );
  return { csv: toCsv(heads, rows), rows: rows.length } satisfies ExportResult;
}

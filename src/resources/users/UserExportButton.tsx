import { useContext, useEffect, useRef } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { session } from '../../auth/session.ts';
import { withProgress } from '../../client/progress.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useConsoleList } from '../../lists/ConsoleList.ts';
import { ExportButton } from '../../lists/export/ExportButton.tsx';
import { EXPORT_PATIENCE, readAll } from '../../lists/export/readAll.ts';
import { lists } from '../../platform/resources.ts';
import { users } from '../../platform/users.ts';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { arranged, exportColumns } from './exportColumns.ts';

/** The list goes back to its first page size this long after an export (spec 1 §9), milliseconds. */
const RESET = 3000;

/** What the platform's own export can narrow by; with anything else in force the rows are read through the list. */
const exportable = ['filter', 'provider', 'activeUserPercent'];

export function UserExportButton() {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { start, state, change } = useConsoleList();
  const { total } = useListContext();
  const latest = useRef({ state, change });
  latest.current = { state, change };
  const unsaved = useContext(UnsavedContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const label = ({ label }: { label: TextKey }) => t(label);
  const read = async (progress: (bytes: number) => void, signal: AbortSignal) => {
    const { filters, q } = state;
    if (q || Object.keys(filters).some(filter => filters[filter] && !exportable.includes(filter))) {
      const sorted = { ...state, sortBy: 'loginCount', sortDirection: 'desc' as const };
      const columns = exportColumns.map(column => ({ ...column, head: label(column) }));
      return readAll({ call, endpoint: users.list, start, state: sorted, columns, progress, signal });
    }
    const query = {
      filter: filters.filter ?? 'all',
      provider: filters.provider ?? 'all',
      ...(filters.activeUserPercent && { activeUserPercent: Number(filters.activeUserPercent) }),
      access_token: session.token(),
      page: 1,
      pageSize: 0,
      sortBy: 'loginCount',
      sortDirection: 'desc' as const,
    };
    const [text, { readCsv, toCsv }] = await Promise.all([
      call(users.exportCsv, { query }, { read: withProgress(progress), signal, patience: EXPORT_PATIENCE }),
      import('../../lists/export/csv.ts'),
    ]);
    const { heads, rows } = arranged(readCsv(text), label);
    return { csv: toCsv(heads, rows), rows: rows.length };
  };
  const reset = () => {
    const { pageSize } = state;
    timer.current = setTimeout(() => {
      const { state: now, change } = latest.current;
      // Only where nobody is disturbed: beyond page 1 other rows would come, and unsaved input would be asked about.
      const calm = now.pageSize === pageSize && now.page === 1 && !unsaved.any();
      if (calm && pageSize !== lists.users.pageSize)
        void change({ pageSize: lists.users.pageSize }, { replace: true });
    }, RESET);
  };
  return <ExportButton name="users" disabled={!total} read={read} done={reset} />;
}

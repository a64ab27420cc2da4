import { useContext, useLayoutEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { ExportProgressButton } from '../../admin/export/ExportProgressButton.tsx';
import { useListAddressContext, useListContext } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { resourceLists } from '../../platform/resources.ts';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** Milliseconds after an export until the list returns to its first page size (docs/behaviour.md 1 §9). */
const RESET_DELAY = 3000;

/** Exports all matching users, with the documented columns. */
export function UserExportButton() {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const address = useListAddressContext()!;
  const list = useListContext<UserRecord>();
  const latest = useRef({ list, change: address.change });
  latest.current = { list, change: address.change };
  const unsaved = useContext(UnsavedContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // An effect is cleaned up after the next page is shown, and the timer could end before that.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const readExport = async (progress: (bytes: number) => void, signal: AbortSignal) => {
    const { readUserExport } = await import('./readUserExport.ts');
    const filters = list.filterValues as Record<string, string>;
    const { requestFilter } = address;
    return readUserExport({ t, dataProvider, filters, requestFilter, progress, signal });
  };
  const reset = () => {
    const { perPage } = list;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { list: now, change } = latest.current;
      // On another page the rows would change, and with unsaved input a confirmation would open.
      const isUndisturbed = now.perPage === perPage && now.page === 1 && !unsaved.any();
      if (isUndisturbed && perPage !== resourceLists.users.pageSize)
        void change({ perPage: resourceLists.users.pageSize }, { replace: true });
    }, RESET_DELAY);
  };
  return <ExportProgressButton name="users" disabled={!list.total} read={readExport} onDone={reset} />;
}

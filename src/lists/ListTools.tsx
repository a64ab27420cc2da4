import { useCallback, type ReactNode } from 'react';
import { listSearch, listState } from '../platform/lists.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';
import { lookIn, withLook } from './look.ts';
import { SavedQueries } from './savedQueries/SavedQueries.tsx';
import type { ShownState } from './useListState.ts';

/** The one row of tools above a list: search, filters, and what stands at its end. */
export function ListTools({ children }: { children: ReactNode }) {
  const { title } = useConsoleList();
  return (
    <div className={styles.tools} role="search" aria-label={title}>
      {children}
    </div>
  );
}

/** What stands at the end of the row: saved views, sorting, table or cards, export. */
export function ToolsEnd({ children }: { children: ReactNode }) {
  const list = useConsoleList();
  const { start } = list;
  const { columns, look } = list.layout;
  const parse = useCallback(
    (search: URLSearchParams): ShownState => ({ ...listState(start, search), ...lookIn(search) }),
    [start],
  );
  const serialize = useCallback((state: ShownState) => withLook(listSearch(start, state), state), [start]);
  return (
    <div className={styles.toolsEnd}>
      <SavedQueries list={{ ...list, columns, look, parse, serialize }} />
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';

const SavedViews = lazyComponent(
  () => import('./views/SavedViews.tsx'),
  ['views'],
  () => <span className={`skeleton ${styles.views}`} />,
);

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
  const { columns, look } = list.layout;
  return (
    <div className={styles.toolsEnd}>
      <SavedViews list={{ ...list, columns, look }} />
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';

/** The one row of tools above a list: search, filters, and what stands at its end. */
export function ListTools({ children }: { children: ReactNode }) {
  const t = useText();
  const { texts } = useConsoleList();
  return (
    <div className={styles.tools} role="search" aria-label={t(texts.title)}>
      {children}
    </div>
  );
}

/** What stands at the end of the row: sorting, the view, export. */
export const ToolsEnd = ({ children }: { children: ReactNode }) => <div className={styles.toolsEnd}>{children}</div>;

import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { EmbeddedList, EmbeddedTable } from '../admin/index.ts';
import { useText } from '../ui/useText.ts';

interface Props {
  /** The title of the picture. */
  title: string;
  /** Undefined until they are loaded. */
  records: readonly RaRecord[] | undefined;
  /** How many rows to reserve space for while loading. */
  expectedCount: number;
  /** Whether the records belong to an earlier query while the current one loads. */
  isRefreshing?: boolean;
  /** The columns of an `EmbeddedTable`. */
  children: ReactNode;
}

/** Shows all records on one page. */
export function ChartTable({ title, records, expectedCount, isRefreshing = false, children }: Props) {
  const t = useText();
  return (
    <EmbeddedList records={records ?? null} perPage={Math.max(1, records?.length ?? expectedCount)}>
      <EmbeddedTable title={t('charts.table', { title })} alwaysTable isRefreshing={isRefreshing}>
        {children}
      </EmbeddedTable>
    </EmbeddedList>
  );
}

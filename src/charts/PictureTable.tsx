import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { SmallList, SmallTable } from '../admin/index.ts';
import { useText } from '../ui/useText.ts';

interface Props {
  /** Of the picture. */
  title: string;
  /** Missing until they are there. */
  records: readonly RaRecord[] | undefined;
  /** How many rows are kept a place for. */
  expected: number;
  /** Rows of an earlier question stand in until the asked ones are there. */
  isRefreshing?: boolean;
  /** The columns of a `SmallTable`. */
  children: ReactNode;
}

/** The numbers of a picture as a table, all on one page. */
export function PictureTable({ title, records, expected, isRefreshing = false, children }: Props) {
  const t = useText();
  return (
    <SmallList records={records ?? null} perPage={Math.max(1, records?.length ?? expected)}>
      <SmallTable title={t('charts.table', { title })} alwaysTable isRefreshing={isRefreshing}>
        {children}
      </SmallTable>
    </SmallList>
  );
}

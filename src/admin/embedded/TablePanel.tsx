import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { EmbeddedList, type EmbeddedListProps } from './EmbeddedList.tsx';
import { EmbeddedPagination } from './EmbeddedPagination.tsx';
import { EmbeddedTable, type EmbeddedTableProps } from './EmbeddedTable.tsx';
import { PanelSearch } from './ListSearch.tsx';
import styles from './TablePanel.module.css';

export interface TablePanelProps<T extends RaRecord>
  extends
    Pick<
      EmbeddedListProps<T>,
      'addressPrefix' | 'error' | 'perPage' | 'refetch' | 'getSearchText' | 'skippedCount' | 'sort'
    >,
    Omit<EmbeddedTableProps, 'isRefreshing' | 'noMatches'> {
  /** All records; null while they load. */
  records: readonly T[] | null;
  /** Shown at the right end of the heading, after the search. */
  actions?: ReactNode;
  /** Shown between the heading and the table. */
  intro?: ReactNode;
}

/** A `EmbeddedList` as a `EmbeddedTable` under a heading with the number of records, and with a search if it has `getSearchText`. */
export function TablePanel<T extends RaRecord = RaRecord>({
  title,
  records,
  addressPrefix,
  error,
  perPage = 24,
  refetch,
  getSearchText,
  skippedCount,
  sort,
  actions,
  intro,
  ...table
}: TablePanelProps<T>) {
  const t = useText();
  const total = records?.length ?? 0;
  const search = getSearchText ? <PanelSearch title={title} total={total} /> : undefined;
  return (
    <EmbeddedList<T>
      {...{
        records,
        addressPrefix,
        error,
        perPage,
        refetch,
        getSearchText,
        skippedCount,
        sort,
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>
            {title} <span className={styles.count}>{total ? formatCount(total) : ''}</span>
          </h2>
          {search && actions ? (
            <div className={styles.actions}>
              {search}
              {actions}
            </div>
          ) : (
            (search ?? actions)
          )}
        </div>
        {intro}
        <EmbeddedTable
          title={title}
          noMatches={total ? <p className="secondary">{t('list.nothingFound')}</p> : undefined}
          {...table}
        />
        <EmbeddedPagination />
      </div>
    </EmbeddedList>
  );
}

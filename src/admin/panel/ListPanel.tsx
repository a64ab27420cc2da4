import { useCallback, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { PendingRows } from '../../ui/QueryState.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import type { TextKey } from '../../ui/useText.ts';
import { EmbeddedList } from '../embedded/EmbeddedList.tsx';
import { NoMatches, PanelSearch } from '../embedded/ListSearch.tsx';
import styles from './ListPanel.module.css';
import type { NamedRecord } from './NameField.tsx';

export interface ListPanelProps<T extends NamedRecord = NamedRecord> {
  title: string;
  /** The prefix of the search in the URL: “roles” makes it `rolesQ`. */
  addressPrefix: string;
  /** All records, in order. */
  records: readonly T[];
  /** The query that loads the records. Without it they are part of a loaded record. */
  query?: { isPending: boolean; error: unknown; refetch(): unknown } | undefined;
  loadError?: TextKey;
  /** The number of records that could not be read. */
  skippedCount?: number;
  /** Searched in addition to the name and the name of the group. */
  getSearchText?: ((record: T) => string) | undefined;
  /** Shown above the rows, such as a form that adds a record. */
  actions?: ReactNode;
  /** Buttons for all listed records, right above the rows. They appear with the rows, so nothing above them moves. */
  listActions?: ReactNode;
  /** Shown if the list has no rows. */
  empty?: ReactNode;
  children: ReactNode;
}

/**
 * A `EmbeddedList` of named records in a panel of a page. A search that matches a group shows all its records.
 */
export function ListPanel<T extends NamedRecord = NamedRecord>({
  title,
  addressPrefix,
  records,
  query,
  loadError = 'error.load',
  skippedCount = 0,
  getSearchText,
  actions,
  listActions,
  empty,
  children,
}: ListPanelProps<T>) {
  const total = records.length;
  const getFullSearchText = useCallback(
    (record: T) =>
      [record.group?.name.text, `${record.name.text} ${getSearchText?.(record) ?? ''}`].join('\n'),
    [getSearchText],
  );
  return (
    <EmbeddedList<T>
      addressPrefix={addressPrefix}
      // Known records stay while the others load.
      records={query?.isPending && !total ? null : records}
      {...(query && { error: query.error, refetch: query.refetch })}
      skippedCount={skippedCount}
      getSearchText={getFullSearchText}
    >
      <section className="panel" aria-label={title}>
        <div className="panel-head">
          <h2>
            {title} <span className={styles.count}>{total ? formatCount(total) : ''}</span>
          </h2>
          <PanelSearch title={title} total={total} />
        </div>
        {actions}
        {listActions ? <div className={styles.listActions}>{listActions}</div> : null}
        <SkippedRows count={skippedCount} />
        {total ? children : <NoRecords loadError={loadError} empty={empty} />}
        {total ? <NoMatches className={styles.none} /> : null}
      </section>
    </EmbeddedList>
  );
}

function NoRecords({ loadError, empty }: { loadError: TextKey; empty: ReactNode }) {
  const { error, isPending, refetch } = useListContext();
  if (error) return <FailedState heading="h3" error={error} loadError={loadError} retry={refetch} />;
  return isPending ? <PendingRows /> : empty;
}

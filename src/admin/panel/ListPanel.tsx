import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ListContextProvider, useListContext, useResourceContext, type FilterPayload } from 'react-admin';
import { foldText } from '../../platform/fold.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { SEARCHED_FROM, SearchField } from '../../ui/find/SearchField.tsx';
import { count } from '../../ui/formats.ts';
import { OddRows } from '../../ui/OddRows.tsx';
import { PendingRows } from '../../ui/PendingRows.tsx';
import { useAddressedText } from '../../ui/url/useAddressedText.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { useUrlListController } from '../list/useUrlListController.ts';
import styles from './ListPanel.module.css';
import type { NamedRecord } from './NamedRecord.ts';
import { searchListUrl } from './searchListUrl.ts';

export interface ListPanelProps<T extends NamedRecord = NamedRecord> {
  title: string;
  /** Prefix of the search in the URL: `roles` as `rolesQ`. */
  addressPrefix: string;
  /** All records, in their order. */
  records: readonly T[];
  /** The query that the records come from. Without it they are part of a record that is loaded. */
  query?: { isPending: boolean; error: unknown; refetch(): unknown } | undefined;
  loadError?: TextKey;
  /** The number of records that could not be read. */
  skippedCount?: number;
  /** Searched in addition to the name and the name of the group. */
  searchedText?: ((record: T) => string) | undefined;
  /** Above the rows, such as a form that adds a record. */
  actions?: ReactNode;
  /** Instead of the rows if there are none. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A list of records that are all loaded, in a panel of a page. A long list has a search field, which filters while somebody types. */
export function ListPanel<T extends NamedRecord = NamedRecord>({
  title,
  addressPrefix,
  records,
  query,
  loadError = 'error.load',
  skippedCount = 0,
  searchedText,
  actions,
  empty,
  children,
}: ListPanelProps<T>) {
  const t = useText();
  const resource = useResourceContext();
  if (!resource) throw new Error('ListPanel needs a resource as context');
  const address = useListAddress(resource, { prefix: addressPrefix, codec: searchListUrl });
  const { typed, type } = useAddressedText(String(address.params.filterValues.q ?? ''), q =>
    address.change({ filterValues: q ? { q } : {} }, { replace: true }),
  );
  const wanted = useDeferredValue(foldText(typed.trim()));
  const list = useUrlListController<T>({
    address,
    // Records that are known stay while the others load.
    records: query?.isPending && !records.length ? null : records,
    error: query?.error,
    refetch: query?.refetch,
    skippedCount,
    resource,
    storeKey: false,
    filter: useMemo(() => ({ q: wanted }), [wanted]),
    matchesFilters: useCallback(
      (record: T, { q }: FilterPayload) =>
        !q || searchedTexts(record, searchedText).some(text => foldText(text).includes(q as string)),
      [searchedText],
    ),
  });
  const total = records.length;
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>
          {title} <span className={styles.count}>{total ? count(total) : ''}</span>
        </h2>
        {total >= SEARCHED_FROM || typed ? <SearchField title={title} typed={typed} type={type} /> : null}
      </div>
      {actions}
      <OddRows count={skippedCount} />
      <ListContextProvider value={list}>
        {total ? children : <NoRecords loadError={loadError} empty={empty} />}
      </ListContextProvider>
      {total && list.total === 0 ? <p className={styles.none}>{t('list.nothingFound')}</p> : null}
    </section>
  );
}

/** A search that finds the group finds all its records. */
const searchedTexts = <T extends NamedRecord>(record: T, searchedText: ListPanelProps<T>['searchedText']) => [
  record.group?.name.text ?? '',
  `${record.name.text} ${searchedText?.(record) ?? ''}`,
];

function NoRecords({ loadError, empty }: { loadError: TextKey; empty: ReactNode }) {
  const { error, isPending, refetch } = useListContext();
  if (error) return <FailedState heading="h3" error={error} loadError={loadError} retry={refetch} />;
  return isPending ? <PendingRows /> : empty;
}

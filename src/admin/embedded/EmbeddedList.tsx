import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ListContextProvider, type FilterPayload, type RaRecord, type SortPayload } from 'react-admin';
import { foldText } from '../../platform/fold.ts';
import { useUrlText } from '../../ui/url/useUrlText.ts';
import { ListAddressContext, useListAddress, type ListAddress } from '../list/useListAddress.ts';
import { useUrlListController, type UrlListControllerProps } from '../list/useUrlListController.ts';
import { useShallowMemo } from '../stableValue.ts';
import { embeddedListUrl } from './embeddedListUrl.ts';
import { ListSearchContext } from './ListSearch.tsx';

export interface EmbeddedListProps<T extends RaRecord> extends Pick<
  UrlListControllerProps<T>,
  'error' | 'isFetching' | 'queryOptions' | 'queryPage' | 'records' | 'refetch' | 'skippedCount'
> {
  /** The resource to request, unless `records` or `queryPage` is given. */
  resource?: string;
  /** The permanent filter of the request. */
  filter?: FilterPayload;
  /** The prefix of the list's URL parameters. Without it the state is local to the component. */
  addressPrefix?: string;
  /** By default all records are on one page. */
  perPage?: number;
  /** The initial order. By default records keep the order in which they are given. */
  sort?: SortPayload;
  /** Returns the text of a record to search. */
  getSearchText?: (record: T) => string;
  children: ReactNode;
}

/** The order in which the records are given. */
const ORIGINAL_ORDER: SortPayload = { field: '', order: 'ASC' };

/**
 * A list within a page, without a layout, selection and inline edit. Its records are all loaded, or requested
 * page by page. Search, page and order are in the URL under a prefix.
 */
export function EmbeddedList<T extends RaRecord = RaRecord>({
  resource = 'records',
  addressPrefix,
  perPage = Number.MAX_SAFE_INTEGER,
  sort: { field, order } = ORIGINAL_ORDER,
  filter,
  getSearchText,
  children,
  ...props
}: EmbeddedListProps<T>) {
  const codec = useMemo(() => embeddedListUrl({ perPage, sort: { field, order } }), [perPage, field, order]);
  const address = useListAddress(resource, {
    prefix: addressPrefix,
    isLocal: addressPrefix === undefined,
    codec,
  });
  const search = useShallowMemo(useSearch(address));
  const { searchText } = search;
  const list = useUrlListController<T>({
    ...props,
    resource,
    address,
    storeKey: false,
    filter: useMemo(
      () => ({ ...filter, ...(searchText && { q: searchText }) }) as FilterPayload,
      [filter, searchText],
    ),
    matchesFilters: useCallback(
      (record: T, { q }: FilterPayload) =>
        !q || foldText(getSearchText?.(record) ?? '').includes(q as string),
      [getSearchText],
    ),
  });
  return (
    <ListAddressContext value={address}>
      <ListSearchContext value={search}>
        <ListContextProvider value={list}>{children}</ListContextProvider>
      </ListSearchContext>
    </ListAddressContext>
  );
}

/** The input updates at once: a keystroke waits neither for the rows nor for the URL. */
function useSearch({ params, change }: ListAddress) {
  const { q = '' } = params.filterValues as { q?: string };
  const { typed, type } = useUrlText(q, text =>
    change({ filterValues: text ? { q: text } : {} }, { replace: true }),
  );
  return { typed, type, searchText: useDeferredValue(foldText(typed.trim())) };
}

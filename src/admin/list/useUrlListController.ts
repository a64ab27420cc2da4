import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  useDataProvider,
  useGetResourceLabel,
  useNotify,
  useRecordSelection,
  useResourceContext,
  useTranslate,
  type FilterPayload,
  type GetListParams,
  type ListControllerProps,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { useShallowMemo } from '../stableValue.ts';
import type { ListAddress } from './useListAddress.ts';
import { useListQuery } from './useListQuery.ts';
import { useListSetters } from './useListSetters.ts';
import { useLocalRecords, type LocalRecords } from './useLocalRecords.ts';
import { useResourceText } from './useResourceText.ts';

/** The props of react-admin's list controller, except those that control where the list state is stored. */
export type UrlListControllerProps<T extends RaRecord> = Pick<
  ListControllerProps<T>,
  'exporter' | 'filter' | 'queryOptions' | 'resource' | 'storeKey'
> &
  LocalRecords<T> & {
    address: ListAddress;
    /** Returns query options that replace the request of a page. The query's data has the shape of a `getList` result. */
    queryPage?: ((params: GetListParams) => object) | undefined;
    /** Called with the records that `onSelectAll` has selected. */
    onSelectRecords?(records: readonly T[]): void;
  };

const NO_FILTER: FilterPayload = {};

/**
 * react-admin's `useListController`, with the list state stored only in the URL (docs/decisions/state-in-the-url.md). It returns the same
 * result. A failed request does not notify, because the list shows the error in place.
 */
export function useUrlListController<T extends RaRecord>({
  address,
  exporter,
  onSelectRecords,
  filter: permanentFilter = NO_FILTER,
  queryOptions = {},
  queryPage,
  storeKey,
  ...props
}: UrlListControllerProps<T>): ListControllerResult<T> {
  const resource = useResourceContext(props);
  if (!resource) throw new Error('useUrlListController needs a resource, as prop or as context');
  const { meta: queryMeta, ...options } = queryOptions;
  const { params, requestFilter, openedFilters, change } = address;
  const { page, perPage, sort, filterValues } = params;
  const filter = useMemo(() => ({ ...requestFilter, ...permanentFilter }), [requestFilter, permanentFilter]);
  const local = useLocalRecords<T>(props, { page, perPage, sort, filter });
  const queryParams = { pagination: { page, perPage }, sort, filter, meta: queryMeta };
  const query = useListQuery<T>(
    resource,
    queryParams,
    local ? { ...options, enabled: false } : { ...options, ...queryPage?.(queryParams) },
  );
  const { isPaused, isPlaceholderData } = query;
  const { isFetching = false } = local ? props : query;
  const isPending = local ? !local.data : query.isPending;
  const isLoading = local ? isPending : query.isLoading;
  const { pageInfo } = query.data ?? {};
  const { data, total } = local ?? query.data ?? {};
  const { error, refetch } = local ? props : query;
  const localMeta = useMemo(() => ({ skippedCount: props.skippedCount ?? 0 }), [props.skippedCount]);
  const meta = local ? localMeta : query.data?.meta;

  // Redirects from a page beyond the last one, which can come from an old link or be left by deletions.
  const isSettled = !isFetching && !isPlaceholderData && data !== undefined;
  const lastPage = total === undefined ? (data?.length ? page : 1) : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (isSettled && page > lastPage) void change({ page: lastPage }, { replace: true });
  }, [isSettled, lastPage, page, change]);

  const setters = useListSetters(address);
  const selection = useListSelection<T>(resource, storeKey, address.prefix);
  const { getData, onSelectAll } = useMatchingRecords<T>(
    resource,
    { sort, filter, meta: queryMeta },
    selection.onSelect,
    local?.found,
    onSelectRecords,
  );
  const defaultTitle = useDefaultTitle(resource);
  const displayedFilters = useMemo(
    () => ({ ...openedFilters, ...Object.fromEntries(Object.keys(filterValues).map(name => [name, true])) }),
    [openedFilters, filterValues],
  );
  const hasNextPage = pageInfo?.hasNextPage ?? (total === undefined ? undefined : page * perPage < total);
  const hasPreviousPage = pageInfo?.hasPreviousPage ?? page > 1;

  // Memoized by its members, because react-query returns a new result object in each render.
  return useShallowMemo({
    data,
    total,
    meta,
    error,
    isPending,
    isLoading,
    isFetching,
    isPaused,
    isPlaceholderData,
    refetch,
    page,
    perPage,
    hasNextPage,
    hasPreviousPage,
    sort,
    filter: permanentFilter,
    filterValues,
    displayedFilters,
    ...setters,
    ...selection,
    onSelectAll,
    exporter,
    getData,
    resource,
    defaultTitle,
  }) as ListControllerResult<T>;
}

const DEFAULT_TITLE_KEY = 'ra.page.list';

/** Returns the resource's list title, else react-admin's, else the name of the resource. */
function useDefaultTitle(resource: string) {
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2);
  return translate(`resources.${resource}.page.list`, { _: translate(DEFAULT_TITLE_KEY, { name, _: name }) });
}

/** Keeps the selection in the store, because react-admin's buttons unselect records there. Clears it on unmount. */
function useListSelection<T extends RaRecord>(
  resource: string,
  storeKey: string | false | undefined,
  prefix: string | undefined,
) {
  const key = storeKey || (prefix && `${resource}.${prefix}`);
  const [selectedIds, { select, toggle, unselect, clearSelection }] = useRecordSelection<T>(
    storeKey === false
      ? { resource, disableSyncWithStore: true }
      : { resource, ...(key && { storeKey: key }) },
  );
  const latestClear = useRef(clearSelection);
  latestClear.current = clearSelection;
  useEffect(() => () => latestClear.current(), []);
  return useMemo(
    () => ({
      selectedIds,
      onSelect: select,
      onToggleItem: toggle,
      onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
    }),
    [selectedIds, select, toggle, unselect],
  );
}

/** Returns functions that read or select the matching records of all pages. */
function useMatchingRecords<T extends RaRecord>(
  resource: string,
  query: Pick<GetListParams, 'sort' | 'filter' | 'meta'>,
  select: (ids: T['id'][]) => void,
  records: readonly T[] | undefined,
  onSelectRecords?: (records: readonly T[]) => void,
) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const textOf = useResourceText();
  const latestQuery = useRef(query);
  latestQuery.current = query;
  const latestRecords = useRef(records);
  latestRecords.current = records;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const getData = useCallback(
    async ({ maxResults, meta }: { maxResults?: number; meta?: unknown } = {}) => {
      if (latestRecords.current) return latestRecords.current.slice(0, maxResults || undefined);
      const { meta: queryMeta, ...params } = latestQuery.current;
      const pagination = { page: 1, perPage: maxResults ?? 0 };
      const { data } = await dataProvider.getList<T>(resource, {
        ...params,
        pagination,
        meta: meta ?? queryMeta,
      });
      return data;
    },
    [dataProvider, resource],
  );
  const onSelectAll = useCallback(
    async ({ limit = 250, queryOptions }: Parameters<ListControllerResult['onSelectAll']>[0] = {}) => {
      const { filter } = latestQuery.current;
      // Ignores the response if the filter has changed or the list has unmounted since, because the store would keep the selection.
      const isCurrent = () => isMounted.current && filter === latestQuery.current.filter;
      try {
        const all = await getData({ maxResults: limit, meta: queryOptions?.meta });
        if (!isCurrent()) return;
        onSelectRecords?.(all);
        select(all.map(({ id }) => id));
        if (limit && all.length === limit)
          notify('ra.message.select_all_limit_reached', { type: 'warning', messageArgs: { max: limit } });
      } catch (error) {
        if (isCurrent()) notifyFailure(error, { text: textOf('loadError', 'error.load') });
      }
    },
    [getData, select, onSelectRecords, notify, notifyFailure, textOf],
  );
  return { getData, onSelectAll };
}

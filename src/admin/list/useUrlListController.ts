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
import { useSameMembers } from '../useSameMembers.ts';
import type { ListAddress } from './useListAddress.ts';
import { useListQuery } from './useListQuery.ts';
import { useListSetters } from './useListSetters.ts';

/** The props of react-admin's list controller that are not about where the list's state is. */
export type UrlListControllerProps<T extends RaRecord> = Pick<
  ListControllerProps<T>,
  'exporter' | 'filter' | 'queryOptions' | 'resource' | 'storeKey'
> & { address: ListAddress };

const NONE: FilterPayload = {};

/**
 * react-admin's `useListController` with the address as the only owner of the list's state (decision 1). The result has every
 * member that react-admin's has. That a list could not be read is said in its place, so nothing else notifies of it.
 */
export function useUrlListController<T extends RaRecord>({
  address,
  exporter,
  filter: permanent = NONE,
  queryOptions = {},
  storeKey,
  ...props
}: UrlListControllerProps<T>): ListControllerResult<T> {
  const resource = useResourceContext(props);
  if (!resource) throw new Error('useUrlListController needs a resource, as prop or as context');
  const { meta: askedMeta, ...options } = queryOptions;
  const { params, asked, opened, change } = address;
  const { page, perPage, sort, filterValues } = params;
  const filter = useMemo(() => ({ ...asked, ...permanent }), [asked, permanent]);
  const read = useListQuery<T>(
    resource,
    { pagination: { page, perPage }, sort, filter, meta: askedMeta },
    options,
  );
  const { error, isPending, isLoading, isFetching, isPaused, isPlaceholderData, refetch } = read;
  const { data, total, pageInfo, meta } = read.data ?? {};

  // A page beyond the last, after deletions or in an old link, leads to the last one.
  const isSettled = !isFetching && !isPlaceholderData && data !== undefined;
  const last = total === undefined ? (data?.length ? page : 1) : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (isSettled && page > last) void change({ page: last }, { replace: true });
  }, [isSettled, last, page, change]);

  const setters = useListSetters(address);
  const selection = useListSelection<T>(resource, storeKey, address.prefix);
  const { getData, onSelectAll } = useMatching<T>(
    resource,
    { sort, filter, meta: askedMeta },
    selection.onSelect,
  );
  const defaultTitle = useDefaultTitle(resource);
  const displayedFilters = useMemo(
    () => ({ ...opened, ...Object.fromEntries(Object.keys(filterValues).map(name => [name, true])) }),
    [opened, filterValues],
  );
  const hasNextPage = pageInfo?.hasNextPage ?? (total === undefined ? undefined : page * perPage < total);
  const hasPreviousPage = pageInfo?.hasPreviousPage ?? page > 1;

  // By its members: what is read is another object at each drawing.
  return useSameMembers({
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
    filter: permanent,
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

/** Where neither react-admin's texts are used nor the resource has one, a list is called as its resource. */
const USUAL_TITLE = 'ra.page.list';

function useDefaultTitle(resource: string) {
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2);
  return translate(`resources.${resource}.page.list`, { _: translate(USUAL_TITLE, { name, _: name }) });
}

/** What is ticked, in the store, where react-admin's buttons take it out again; it ends with the list. */
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
  const clear = useRef(clearSelection);
  clear.current = clearSelection;
  useEffect(() => () => clear.current(), []);
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

/** Everything that the list's filters leave, whatever page is shown. */
function useMatching<T extends RaRecord>(
  resource: string,
  wanted: Pick<GetListParams, 'sort' | 'filter' | 'meta'>,
  select: (ids: T['id'][]) => void,
) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const newest = useRef(wanted);
  newest.current = wanted;
  const getData = useCallback(
    async ({ maxResults, meta }: { maxResults?: number; meta?: unknown } = {}) => {
      const { meta: own, ...asked } = newest.current;
      const pagination = { page: 1, perPage: maxResults ?? 0 };
      const { data } = await dataProvider.getList<T>(resource, { ...asked, pagination, meta: meta ?? own });
      return data;
    },
    [dataProvider, resource],
  );
  const onSelectAll = useCallback(
    async ({ limit = 250, queryOptions }: Parameters<ListControllerResult['onSelectAll']>[0] = {}) => {
      const { filter } = newest.current;
      // What is read for another filter comes too late.
      const inTime = () => filter === newest.current.filter;
      try {
        const all = await getData({ maxResults: limit, meta: queryOptions?.meta });
        if (!inTime()) return;
        select(all.map(({ id }) => id));
        if (all.length === limit)
          notify('ra.message.select_all_limit_reached', { type: 'warning', messageArgs: { max: limit } });
      } catch {
        if (inTime()) notify('ra.notification.http_error', { type: 'warning' });
      }
    },
    [getData, select, notify],
  );
  return { getData, onSelectAll };
}

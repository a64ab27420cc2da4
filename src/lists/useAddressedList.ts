import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useDataProvider, useGetList, type ListControllerResult, type SortPayload } from 'react-admin';
import { searchOf, type ListName } from '../platform/lists.ts';
import type { AddressedState } from './useListState.ts';

/** What react-admin's list context says besides what is ticked. */
export type AddressedList = Omit<ListControllerResult, 'selectedIds' | 'onSelect' | 'onSelectAll' | 'onToggleItem' | 'onUnselectItems'>;

/** Reads the list that the address asks for; what react-admin's parts set goes into the address. */
export function useAddressedList(name: ListName, { state, change }: AddressedState): AddressedList {
  const sort = useMemo<SortPayload>(() => ({ field: state.sortBy, order: state.sortDirection === 'desc' ? 'DESC' : 'ASC' }), [state]);
  const filterValues = useMemo(() => (state.q ? { ...state.filters, q: state.q } : state.filters), [state]);
  const filter = useMemo(() => ({ ...state.filters, ...(searchOf(state) && { q: searchOf(state) }) }), [state]);
  const asked = useGetList(
    name,
    { pagination: { page: state.page, perPage: state.pageSize }, sort, filter },
    { placeholderData: keepPreviousData },
  );
  const { total, isPlaceholderData } = asked;

  // A page beyond the last, after deletions or in an old link, leads to the last one.
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && state.page > last) void change({ page: last }, { replace: true });
  }, [last, isPlaceholderData, state.page, change]);

  const dataProvider = useDataProvider();
  const getData = useCallback(
    async () => (await dataProvider.getList(name, { pagination: { page: 1, perPage: 0 }, sort, filter })).data,
    [dataProvider, name, sort, filter],
  );
  const setters = useMemo(() => {
    const setFilters = ({ q = '', ...filters }: Record<string, string>, _shown?: unknown, typed = false) =>
      void change({ q, filters }, { replace: typed });
    return {
      setFilters,
      setPage: (page: number) => void change({ page }),
      setPerPage: (pageSize: number) => void change({ pageSize }),
      setSort: ({ field, order }: SortPayload) => void change({ sortBy: field, sortDirection: order === 'DESC' ? 'desc' : 'asc' }),
      showFilter: (filter: string, value: string) => setFilters({ ...filterValues, [filter]: value }),
      hideFilter: (filter: string) => setFilters({ ...filterValues, [filter]: '' }),
    };
  }, [change, filterValues]);

  return {
    ...asked,
    ...setters,
    resource: name,
    sort,
    filterValues,
    displayedFilters: useMemo(() => Object.fromEntries(Object.keys(filterValues).map(filter => [filter, true])), [filterValues]),
    page: state.page,
    perPage: state.pageSize,
    hasNextPage: total === undefined ? undefined : state.page * state.pageSize < total,
    hasPreviousPage: state.page > 1,
    exporter: false,
    getData,
  } as AddressedList;
}

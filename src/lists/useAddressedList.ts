import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { listSearch, listState, type ListName, type ListState } from '../platform/lists.ts';
import type { ListController } from './ListContext.ts';

/**
 * A list whose whole state is in the address: search `q`, filters, sort, page, page size and view (decision 1).
 * The address is the only owner; everything shown follows from it.
 */
export function useAddressedList<T extends RaRecord>(name: ListName): ListController<T> {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => listState(name, new URLSearchParams(search)), [name, search]);

  const hrefOf = useCallback(
    (next: Partial<ListState>) => {
      const text = listSearch(name, { ...state, page: 1, ...next }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    [name, pathname, state],
  );
  const change = useCallback(
    async (next: Partial<ListState>, { replace = false } = {}) => {
      const before = location.href;
      await navigate(hrefOf(next), { replace, preventScrollReset: true });
      return location.href !== before;
    },
    [hrefOf, navigate],
  );

  const { data, total, meta, error, isPlaceholderData, isFetching, refetch } = useGetList<T>(
    name,
    {
      pagination: { page: state.page, perPage: state.pageSize },
      sort: { field: state.sortBy, order: state.sortDirection === 'desc' ? 'DESC' : 'ASC' },
      filter: state.q ? { ...state.filters, q: state.q } : state.filters,
    },
    { placeholderData: keepPreviousData },
  );

  // A page beyond the last, after deletions or in an old link, leads to the last one.
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && state.page > last) void change({ page: last }, { replace: true });
  }, [last, isPlaceholderData, state.page, change]);

  return {
    name,
    state,
    change,
    hrefOf,
    rows: data,
    total,
    odd: (meta as { odd?: number } | undefined)?.odd ?? 0,
    error: error as Error | null,
    refreshing: isPlaceholderData && isFetching,
    refetch: () => void refetch(),
  };
}

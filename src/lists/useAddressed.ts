import { useMemo } from 'react';
import type { SortPayload } from 'react-admin';
import type { AddressedState } from './useListState.ts';

/** The state of a list in react-admin's words; what its parts set goes into the address. */
export function useAddressed({ state, change }: Pick<AddressedState, 'state' | 'change'>) {
  const sort = useMemo<SortPayload>(
    () => ({ field: state.sortBy, order: state.sortDirection === 'desc' ? 'DESC' : 'ASC' }),
    [state],
  );
  const filterValues = useMemo(() => (state.q ? { ...state.filters, q: state.q } : state.filters), [state]);
  const setters = useMemo(() => {
    const setFilters = ({ q = '', ...filters }: Record<string, string>, _shown?: unknown, typed = false) =>
      void change({ q, filters }, { replace: typed });
    return {
      setFilters,
      setPage: (page: number) => void change({ page }),
      setPerPage: (pageSize: number) => void change({ pageSize }),
      setSort: ({ field, order }: SortPayload) =>
        void change({ sortBy: field, sortDirection: order === 'DESC' ? 'desc' : 'asc' }),
      showFilter: (filter: string, value: string) => setFilters({ ...filterValues, [filter]: value }),
      hideFilter: (filter: string) => setFilters({ ...filterValues, [filter]: '' }),
    };
  }, [change, filterValues]);

  return {
    ...setters,
    sort,
    filterValues,
    displayedFilters: useMemo(
      () => Object.fromEntries(Object.keys(filterValues).map(filter => [filter, true])),
      [filterValues],
    ),
    page: state.page,
    perPage: state.pageSize,
    hasPreviousPage: state.page > 1,
    exporter: false as const,
  };
}

import { useMemo, useRef } from 'react';
import { removeEmpty, type FilterPayload, type SortPayload } from 'react-admin';
import type { ListAddress } from './useListAddress.ts';

const withoutSearch = ({ q: _, ...filters }: FilterPayload) => JSON.stringify(filters);

/** Returns the setters of react-admin's list context. They change the URL, are stable, and resolve to false if the URL did not change. */
export function useListSetters(address: ListAddress) {
  const latest = useRef(address);
  latest.current = address;
  return useMemo(() => {
    const change: ListAddress['change'] = (next, options) => latest.current.change(next, options);
    const setFilters = (filters: FilterPayload, displayedFilters?: Readonly<Record<string, boolean>>) => {
      const { getParams, setOpenedFilters } = latest.current;
      const filterValues = removeEmpty(filters) as FilterPayload;
      if (displayedFilters) setOpenedFilters(displayedFilters);
      // Typing in the search field replaces the history entry. Any other filter change adds one.
      const isSearch = withoutSearch(getParams().filterValues) === withoutSearch(filterValues);
      return change({ filterValues }, { replace: isSearch });
    };
    return {
      setFilters,
      setPage: (page: number) => change({ page }),
      setPerPage: (perPage: number) => change({ perPage }),
      setSort: ({ field, order }: Pick<SortPayload, 'field'> & Partial<SortPayload>) => {
        const { sort } = latest.current.getParams();
        const next = order ?? (sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC');
        return change({ sort: { field, order: next } });
      },
      showFilter: async (name: string, value?: unknown) => {
        const { getParams, setOpenedFilters } = latest.current;
        setOpenedFilters(opened => ({ ...opened, [name]: true }));
        if (value === undefined || value === '') return true;
        return setFilters({ ...getParams().filterValues, [name]: value });
      },
      hideFilter: async (name: string) => {
        const { getParams, setOpenedFilters } = latest.current;
        const { filterValues } = getParams();
        setOpenedFilters(({ [name]: _, ...others }) => others);
        return !(name in filterValues) || setFilters({ ...filterValues, [name]: undefined });
      },
    };
  }, []);
}

import { useMemo, useRef } from 'react';
import { removeEmpty, type FilterPayload, type SortPayload } from 'react-admin';
import type { ListAddress } from './useListAddress.ts';

const withoutText = ({ q: _, ...filters }: FilterPayload) => JSON.stringify(filters);

/** What react-admin's parts set goes into the address. The setters never change, and answer whether the address did. */
export function useListSetters(address: ListAddress) {
  const newest = useRef(address);
  newest.current = address;
  return useMemo(() => {
    const change: ListAddress['change'] = (next, how) => newest.current.change(next, how);
    const setFilters = (wanted: FilterPayload, displayed?: Readonly<Record<string, boolean>>) => {
      const { params, setOpened } = newest.current;
      const filterValues = removeEmpty(wanted) as FilterPayload;
      if (displayed) setOpened(displayed);
      // Typing replaces; a choice can be gone back from.
      const isTyped = withoutText(params.filterValues) === withoutText(filterValues);
      return change({ filterValues }, { replace: isTyped });
    };
    return {
      setFilters,
      setPage: (page: number) => change({ page }),
      setPerPage: (perPage: number) => change({ perPage }),
      setSort: ({ field, order }: Pick<SortPayload, 'field'> & Partial<SortPayload>) => {
        const { sort } = newest.current.params;
        const next = order ?? (sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC');
        return change({ sort: { field, order: next } });
      },
      showFilter: async (name: string, value?: unknown) => {
        const { params, opened, setOpened } = newest.current;
        setOpened({ ...opened, [name]: true });
        return value === undefined || value === '' || setFilters({ ...params.filterValues, [name]: value });
      },
      hideFilter: async (name: string) => {
        const { params, opened, setOpened } = newest.current;
        const { [name]: _, ...others } = opened;
        setOpened(others);
        return !(name in params.filterValues) || setFilters({ ...params.filterValues, [name]: undefined });
      },
    };
  }, []);
}

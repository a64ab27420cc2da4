import { lookIn, withLook } from '../../lists/look.ts';
import type { ShownState } from '../../lists/useListState.ts';
import {
  listSearch,
  listState,
  ordinaryAfter,
  searchOf,
  startOf,
  type ListName,
} from '../../platform/lists.ts';
import type { AddressDefaults, AddressedParams, AddressForm } from './AddressForm.ts';

/** A list's state in the platform's words. */
export function stateOf({ page, perPage, sort, filterValues, ...look }: AddressedParams): ShownState {
  const { q = '', ...filters } = filterValues as Record<string, string>;
  return {
    ...look,
    page,
    pageSize: perPage,
    sortBy: sort.field,
    sortDirection: sort.order === 'DESC' ? 'desc' : 'asc',
    q,
    filters,
  };
}

/** The same in react-admin's. */
export function paramsOf({
  pageSize,
  sortBy,
  sortDirection,
  q,
  filters,
  ...rest
}: ShownState): AddressedParams {
  return {
    ...rest,
    perPage: pageSize,
    sort: { field: sortBy, order: sortDirection === 'desc' ? 'DESC' : 'ASC' },
    filterValues: { ...filters, ...(q && { q }) },
  };
}

/** The address of a list that is documented: known filters, sorts, sizes and views only. */
export function documentedAddress(name: ListName, { perPage, sort }: AddressDefaults = {}): AddressForm {
  const start = {
    ...startOf(name),
    ...(perPage && { pageSize: perPage }),
    ...(sort && {
      sortBy: sort.field,
      sortDirection: sort.order === 'DESC' ? ('desc' as const) : ('asc' as const),
    }),
  };
  const read = (search: URLSearchParams) => paramsOf({ ...listState(start, search), ...lookIn(search) });
  return {
    start: read(new URLSearchParams()),
    views: start.tree ? ['table', 'cards', 'tree'] : ['table', 'cards'],
    read,
    write(params) {
      const state = stateOf(params);
      return withLook(listSearch(start, state), state);
    },
    after(before, next) {
      const ordinary =
        next.filterValues &&
        ordinaryAfter(start, stateOf(before), next.filterValues as Record<string, string>);
      return {
        ...before,
        ...(ordinary && paramsOf({ ...stateOf(before), ...ordinary })),
        page: 1,
        ...next,
      };
    },
    asked(params) {
      const { q: _, ...filters } = params.filterValues;
      const q = searchOf(stateOf(params));
      return { ...filters, ...(q && { q }) };
    },
  };
}

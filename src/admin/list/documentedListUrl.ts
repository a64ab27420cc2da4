import type { FilterPayload } from 'react-admin';
import {
  defaultsAfterTopUsers,
  effectiveSearch,
  listDefaults,
  listSearch,
  listState,
  type ListDefaults,
  type ListName,
} from '../../platform/lists.ts';
import type { ListViewState } from '../savedQueries/savedQueries.ts';
import type { ListUrlCodec, ListUrlParams, UrlDefaults } from './ListUrlCodec.ts';
import { parseTableLayout, withTableLayout } from './tableLayout.ts';

/** Leaves out objects and arrays from a link in react-admin's format, because documented filters are texts. */
const toTextFilters = (filterValues: FilterPayload) =>
  Object.fromEntries(
    Object.entries(filterValues as Record<string, unknown>)
      .filter(([, value]) => value !== undefined && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)]),
  );

/** Converts react-admin's list params to the state of platform/lists.ts. */
export function toPlatformState({
  page,
  perPage,
  sort,
  filterValues,
  ...rest
}: ListUrlParams): ListViewState {
  const { q = '', ...filters } = filterValues as Record<string, string>;
  return {
    ...rest,
    page,
    pageSize: perPage,
    sortBy: sort.field,
    sortDirection: sort.order === 'DESC' ? 'desc' : 'asc',
    q,
    filters,
  };
}

/** Converts the state of platform/lists.ts to react-admin's list params. */
export function fromPlatformState({
  pageSize,
  sortBy,
  sortDirection,
  q,
  filters,
  ...rest
}: ListViewState): ListUrlParams {
  return {
    ...rest,
    perPage: pageSize,
    sort: { field: sortBy, order: sortDirection === 'desc' ? 'DESC' : 'ASC' },
    filterValues: { ...filters, ...(q && { q }) },
  };
}

/** Codec for a list with a definition. It accepts only the filters, sort fields, page sizes and views of the definition. */
export function documentedListUrl(
  list: ListName | ListDefaults,
  { perPage, sort }: UrlDefaults = {},
): ListUrlCodec {
  const defaults = {
    ...listDefaults(list),
    ...(perPage && { pageSize: perPage }),
    ...(sort && {
      sortBy: sort.field,
      sortDirection: sort.order === 'DESC' ? ('desc' as const) : ('asc' as const),
    }),
  };
  const parse = (search: URLSearchParams) =>
    fromPlatformState({ ...listState(defaults, search), ...parseTableLayout(search) });
  return {
    defaultParams: parse(new URLSearchParams()),
    views: defaults.tree ? ['table', 'cards', 'tree'] : ['table', 'cards'],
    parse,
    serialize(params) {
      const state = toPlatformState({ ...params, filterValues: toTextFilters(params.filterValues) });
      return withTableLayout(listSearch(defaults, state), state);
    },
    applyChange(current, change) {
      const ordinary =
        change.filterValues &&
        defaultsAfterTopUsers(
          defaults,
          toPlatformState(current),
          change.filterValues as Record<string, string>,
        );
      return {
        ...current,
        ...(ordinary && fromPlatformState({ ...toPlatformState(current), ...ordinary })),
        page: 1,
        ...change,
      };
    },
    hasFixedSort: ({ filterValues }) => filterValues.activeUserPercent !== undefined,
    toRequestFilter(params) {
      const { q: _, ...filters } = params.filterValues;
      const q = effectiveSearch(toPlatformState(params));
      return { ...filters, ...(q && { q }) };
    },
  };
}

import type { FilterPayload } from 'react-admin';
import type { ListUrlCodec, ListUrlParams, UrlDefaults } from './ListUrlCodec.ts';
import { parseTableLayout, withTableLayout } from './tableLayout.ts';

const RESERVED = ['page', 'pageSize', 'sortBy', 'sortDirection', 'view', 'columns', 'rows', 'saved'];

const parsePositive = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Serializes values as JSON, except strings that `parseValue` does not change. */
const serializeValue = (value: unknown) =>
  typeof value === 'string' && parseValue(value) === value ? value : JSON.stringify(value);

/** Codec for a resource without a documented list. It accepts any filter, sort and page size, under the documented parameter names. */
export function genericListUrl({
  perPage = 10,
  sort = { field: 'id', order: 'ASC' },
}: UrlDefaults = {}): ListUrlCodec {
  const parse = (search: URLSearchParams): ListUrlParams => {
    // With `fromEntries`, a parameter named `__proto__` is an ordinary filter.
    const filterValues: FilterPayload = Object.fromEntries(
      [...search]
        .filter(([name, value]) => !RESERVED.includes(name) && value)
        .map(([name, value]) => [name, name === 'q' ? value : parseValue(value)]),
    );
    const field = search.get('sortBy');
    const view = search.get('view');
    return {
      ...parseTableLayout(search),
      page: parsePositive(search.get('page'), 1),
      perPage: parsePositive(search.get('pageSize'), perPage),
      sort: field ? { field, order: search.get('sortDirection') === 'desc' ? 'DESC' : 'ASC' } : sort,
      filterValues,
      view: view === 'cards' ? view : 'table',
    };
  };
  return {
    defaultParams: parse(new URLSearchParams()),
    views: ['table', 'cards'],
    parse,
    serialize(params) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(params.filterValues))
        search.set(name, name === 'q' && typeof value === 'string' ? value : serializeValue(value));
      if (params.sort.field !== sort.field || params.sort.order !== sort.order) {
        search.set('sortBy', params.sort.field);
        search.set('sortDirection', params.sort.order === 'DESC' ? 'desc' : 'asc');
      }
      if (params.perPage !== perPage) search.set('pageSize', String(params.perPage));
      if (params.page > 1) search.set('page', String(params.page));
      if (params.view !== 'table') search.set('view', params.view);
      return withTableLayout(search, params);
    },
    applyChange: (current, change) => ({ ...current, page: 1, ...change }),
    hasFixedSort: () => false,
    toRequestFilter: ({ filterValues }) => filterValues,
  };
}

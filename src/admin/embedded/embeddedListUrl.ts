import type { SortPayload } from 'react-admin';
import type { ListUrlCodec, ListUrlParams } from '../list/ListUrlCodec.ts';

interface Defaults {
  perPage: number;
  sort: SortPayload;
}

const PARAMETERS = ['q', 'page', 'sortBy', 'sortDirection'];

/**
 * The URL codec of a small list: search, page and order. Other parameters under its prefix belong to the page
 * and stay.
 */
export function embeddedListUrl({ perPage, sort }: Defaults): ListUrlCodec {
  const parse = (search: URLSearchParams): ListUrlParams => {
    const page = search.get('page') ?? '';
    const field = search.get('sortBy');
    const q = search.get('q');
    return {
      page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
      perPage,
      sort: field ? { field, order: search.get('sortDirection') === 'desc' ? 'DESC' : 'ASC' } : sort,
      filterValues: q ? { q } : {},
      view: 'table',
    };
  };
  return {
    defaultParams: parse(new URLSearchParams()),
    views: ['table'],
    parse,
    serialize({ page, filterValues, ...params }, current) {
      const search = new URLSearchParams(current);
      for (const name of PARAMETERS) search.delete(name);
      const { q } = filterValues as { q?: string };
      if (q) search.set('q', q);
      if (page > 1) search.set('page', String(page));
      if (params.sort.field !== sort.field || params.sort.order !== sort.order) {
        search.set('sortBy', params.sort.field);
        search.set('sortDirection', params.sort.order === 'DESC' ? 'desc' : 'asc');
      }
      return search;
    },
    applyChange: (current, change) => ({ ...current, page: 1, ...change }),
    hasFixedSort: () => false,
    // The list searches by the typed text, which the URL contains only after a pause.
    toRequestFilter: () => ({}),
  };
}

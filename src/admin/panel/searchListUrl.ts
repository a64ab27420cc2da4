import type { ListUrlCodec, ListUrlParams } from '../list/ListUrlCodec.ts';

const defaultParams: ListUrlParams = {
  page: 1,
  perPage: Number.MAX_SAFE_INTEGER,
  sort: { field: '', order: 'ASC' },
  filterValues: {},
  view: 'table',
};

/** Codec of a list whose URL has its search text alone: all records are on one page, in the order in which they are given. */
export const searchListUrl: ListUrlCodec = {
  defaultParams,
  views: ['table'],
  parse(search) {
    const q = search.get('q');
    return q ? { ...defaultParams, filterValues: { q } } : defaultParams;
  },
  serialize({ filterValues: { q } }) {
    return new URLSearchParams(typeof q === 'string' && q ? { q } : {});
  },
  applyChange: (current, change) => ({ ...current, ...change }),
  hasFixedSort: () => true,
  toRequestFilter: ({ filterValues }) => filterValues,
};

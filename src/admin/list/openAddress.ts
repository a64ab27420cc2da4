import type { FilterPayload } from 'react-admin';
import { lookIn, withLook } from '../../lists/look.ts';
import type { AddressDefaults, AddressedParams, AddressForm } from './AddressForm.ts';

const OWN = ['page', 'pageSize', 'sortBy', 'sortDirection', 'view', 'columns', 'rows', 'saved'];

const positive = (text: string | null, otherwise: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : otherwise;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text as it is; what is none, or would be read as something else, as JSON. */
const said = (value: unknown) =>
  typeof value === 'string' && parsed(value) === value ? value : JSON.stringify(value);

/** The address of a list that no documentation knows: any filter, sort and size, under the names of the documented ones. */
export function openAddress({
  perPage = 10,
  sort = { field: 'id', order: 'ASC' },
}: AddressDefaults = {}): AddressForm {
  const read = (search: URLSearchParams): AddressedParams => {
    const filterValues: FilterPayload = {};
    for (const [name, value] of search)
      if (!OWN.includes(name) && value) filterValues[name] = name === 'q' ? value : parsed(value);
    const field = search.get('sortBy');
    const view = search.get('view');
    return {
      ...lookIn(search),
      page: positive(search.get('page'), 1),
      perPage: positive(search.get('pageSize'), perPage),
      sort: field ? { field, order: search.get('sortDirection') === 'desc' ? 'DESC' : 'ASC' } : sort,
      filterValues,
      view: view === 'cards' ? view : 'table',
    };
  };
  return {
    start: read(new URLSearchParams()),
    views: ['table', 'cards'],
    read,
    write(params) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(params.filterValues))
        search.set(name, name === 'q' ? String(value) : said(value));
      if (params.sort.field !== sort.field || params.sort.order !== sort.order) {
        search.set('sortBy', params.sort.field);
        search.set('sortDirection', params.sort.order === 'DESC' ? 'desc' : 'asc');
      }
      if (params.perPage !== perPage) search.set('pageSize', String(params.perPage));
      if (params.page > 1) search.set('page', String(params.page));
      if (params.view !== 'table') search.set('view', params.view);
      return withLook(search, params);
    },
    after: (before, next) => ({ ...before, page: 1, ...next }),
    asked: ({ filterValues }) => filterValues,
  };
}

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parseTableLayout, withTableLayout } from '../../src/admin/list/tableLayout.ts';
import {
  createQuery,
  hasLegacyQueries,
  queryToState,
  readQueries,
  serializeState,
  type ListViewState,
} from '../../src/admin/savedQueries/savedQueries.ts';
import { listDefaults, listSearch, listState } from '../../src/platform/lists.ts';

const start = listDefaults('users');
const list = {
  columns: start.sorts.map(source => ({ source })),
  parse: (search: URLSearchParams): ListViewState => ({
    ...listState(start, search),
    ...parseTableLayout(search),
  }),
  serialize: (state: ListViewState) => withTableLayout(listSearch(start, state), state),
};
const queryOf = (search: string) => createQuery('Mine', list.parse(new URLSearchParams(search)));
const saved = (search: string) => queryToState(list, queryOf(search));

describe('a saved query', () => {
  it.each([
    'q=lee&filter=admin&columns=email%2CloginCount&rows=compact',
    'sortBy=email&sortDirection=desc&pageSize=40&view=cards&columns=&rows=comfortable',
  ])('a saved query restores the state that it was saved from: %s', search =>
    expect(serializeState(list, saved(search))).toBe(search),
  );

  it('a saved query has the shape of react-admin', () =>
    expect(queryOf('q=lee&filter=admin&sortBy=email&sortDirection=desc&columns=email')).toEqual({
      label: 'Mine',
      value: {
        filter: { q: 'lee', filter: 'admin' },
        displayedFilters: { filter: true },
        sort: { field: 'email', order: 'DESC' },
        perPage: 8,
        view: 'table',
        columns: ['email'],
      },
    }));

  it('a saved query begins at the first page and puts its name into the URL', () =>
    expect(saved('page=3&filter=admin')).toMatchObject({
      page: 1,
      filters: { filter: 'admin' },
      saved: 'Mine',
    }));

  it('a saved query drops filters, values, columns, sorts and page sizes that the list does not support', () => {
    const query = queryOf('filter=admin&columns=email');
    const value = {
      ...query.value,
      filter: { gone: '1', filter: 'admin', provider: 'maybe' },
      columns: ['gone', 'email'],
      sort: { field: 'gone', order: 'DESC' as const },
      perPage: 9,
    };
    expect(serializeState(list, queryToState(list, { ...query, value }))).toBe(
      'filter=admin&columns=email&rows=comfortable',
    );
  });

  it('two saved queries with the same columns in another order are the same', () =>
    expect(serializeState(list, saved('columns=email%2Crole'))).toBe(
      serializeState(list, saved('columns=role%2Cemail')),
    ));
});

describe('stored queries', () => {
  const query = queryOf('q=lee');

  it('saved queries are read as they were stored', () => expect(readQueries([query], list)).toEqual([query]));

  it('saved queries are read from the URL parameters that earlier versions stored', () => {
    const earlier = [{ name: 'Mine', search: 'q=lee' }];
    expect([hasLegacyQueries(earlier), hasLegacyQueries([query])]).toEqual([true, false]);
    expect(readQueries(earlier, list)).toEqual([query]);
  });

  it.each([
    null,
    '',
    5,
    { name: 'Mine' },
    [null, 5, 'x', { name: 5, search: '' }, { name: ' ', search: '' }, { name: 'Mine' }],
    [
      { label: 'Mine' },
      { ...query, label: ' ' },
      { label: 'Mine', value: { ...query.value, perPage: 'all' } },
    ],
  ])('no saved query is read from %j', stored => expect(readQueries(stored, list)).toEqual([]));

  it('only the first of two saved queries with the same name is kept', () =>
    expect(readQueries([query, { ...query, label: 'MINE ' }], list)).toEqual([query]));
});

describe('table layout in the address', () => {
  it.each(['', 'columns=', 'columns=email%2Crole&rows=compact&saved=Mine'])(
    'the table layout “%s” is read from the address and written back the same',
    text =>
      expect(
        withTableLayout(new URLSearchParams(), parseTableLayout(new URLSearchParams(text))).toString(),
      ).toBe(text),
  );

  it('an unknown row height in the address is ignored', () =>
    expect(parseTableLayout(new URLSearchParams('rows=huge'))).toEqual({}));
});

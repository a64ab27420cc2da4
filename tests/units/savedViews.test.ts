// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { lookIn, withLook } from '../../src/lists/look.ts';
import { readViews, searchOf, stateOf } from '../../src/lists/views/savedViews.ts';
import { startOf } from '../../src/platform/lists.ts';
import { userColumns } from '../../src/resources/users/userColumns.ts';

const start = startOf('users');
const columns = userColumns as Parameters<typeof stateOf>[1];
const state = (search: string) => stateOf(start, columns, { name: 'Mine', search });

describe('a saved view', () => {
  it.each([
    'q=lee&filter=admin&columns=email%2CloginCount&rows=compact',
    'sortBy=email&sortDirection=desc&pageSize=40&view=cards&columns=&rows=comfortable',
  ])('“%s” is the state it was made of.', search => expect(searchOf(start, state(search))).toBe(search));

  it('It begins at its first page, and bears its name.', () =>
    expect(state('page=3&filter=admin')).toMatchObject({
      page: 1,
      filters: { filter: 'admin' },
      saved: 'Mine',
    }));

  it('What the list does not know any more is left out: a filter, its value, a column, an order.', () =>
    expect(
      searchOf(
        start,
        state('gone=1&filter=admin&provider=maybe&columns=gone%2Cemail&sortBy=gone&sortDirection=desc'),
      ),
    ).toBe('filter=admin&columns=email&rows=comfortable'));

  it('Columns in another order are the same columns.', () =>
    expect(searchOf(start, state('columns=email%2Crole'))).toBe(
      searchOf(start, state('columns=role%2Cemail')),
    ));
});

describe('the views kept on the device', () => {
  const view = { name: 'Mine', search: 'q=lee' };

  it('They are read as they were kept.', () =>
    expect(readViews([view, { name: 'Yours', search: '' }])).toEqual([view, { name: 'Yours', search: '' }]));

  it.each([
    null,
    '',
    5,
    { name: 'Mine' },
    [null, 5, 'x', { name: 5, search: '' }, { name: ' ', search: '' }, { name: 'Mine' }],
  ])('Of %j nothing is taken.', kept => expect(readViews(kept)).toEqual([]));

  it('Of the same name the first counts.', () =>
    expect(readViews([view, { name: 'MINE ', search: '' }])).toEqual([view]));
});

describe('the look of a list in its address', () => {
  it.each(['', 'columns=', 'columns=email%2Crole&rows=compact&saved=Mine'])(
    '“%s” is read and written back the same.',
    text => expect(withLook(new URLSearchParams(), lookIn(new URLSearchParams(text))).toString()).toBe(text),
  );

  it('A row height that is none is left out.', () =>
    expect(lookIn(new URLSearchParams('rows=huge'))).toEqual({}));
});

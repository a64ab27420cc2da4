import { describe, expect, it } from 'vitest';
import { documentedListUrl } from '../../src/admin/list/documentedListUrl.ts';
import { genericListUrl } from '../../src/admin/list/genericListUrl.ts';
import { withDefaultFilters } from '../../src/admin/list/ListUrlCodec.ts';
import { parseReactAdminUrl } from '../../src/admin/list/reactAdminListUrl.ts';

const paramsOf = (search: string) => new URLSearchParams(search);

describe('documentedListUrl', () => {
  const tags = documentedListUrl('tags');

  it.each([
    '',
    'q=par',
    'sortBy=numberOfMapsTagged&sortDirection=desc&pageSize=8&page=3',
    'view=table&columns=helpInfo&rows=compact&saved=Mine',
  ])('a documented list writes the parameters it read unchanged: %s', search =>
    expect(tags.serialize(tags.parse(paramsOf(search))).toString()).toBe(search),
  );

  it('a documented list ignores parameters and values that are not documented', () => {
    expect(tags.parse(paramsOf('page=-1&pageSize=7&sortBy=color&owner=me&view=tree'))).toEqual(
      tags.defaultParams,
    );
    expect(tags.defaultParams).toEqual({
      page: 1,
      perPage: 24,
      sort: { field: 'tagName', order: 'ASC' },
      filterValues: {},
      view: 'cards',
    });
  });

  it('a documented list returns to page 1 when anything else changes', () => {
    const third = tags.parse(paramsOf('page=3&view=table'));
    expect(tags.applyChange(third, { filterValues: { q: 'a' } })).toEqual({
      ...third,
      page: 1,
      filterValues: { q: 'a' },
    });
    expect(tags.applyChange(third, { page: 4 }).page).toBe(4);
  });

  it('the most active users keep their sort and page size until that filter is removed', () => {
    const users = documentedListUrl('users');
    const top = users.parse(paramsOf('activeUserPercent=5'));
    expect(top).toMatchObject({ perPage: 5, sort: { field: 'loginCount', order: 'DESC' } });
    expect(users.serialize(users.applyChange(top, { filterValues: {} })).toString()).toBe('');
  });

  it('the tree view requests all purposes, because it searches in the browser', () => {
    const purposes = documentedListUrl('purposes');
    expect(purposes.toRequestFilter(purposes.parse(paramsOf('q=a')))).toEqual({ q: 'a' });
    expect(purposes.toRequestFilter(purposes.parse(paramsOf('q=a&view=tree')))).toEqual({});
  });
});

describe('genericListUrl', () => {
  const posts = genericListUrl();

  it.each([
    '',
    'q=5',
    'author_id=2',
    'title=A+%26+b',
    'is_published=true',
    'title=%225%22',
    'at=%7B%22gte%22%3A1%7D',
  ])('a generic list writes the parameters it read unchanged: %s', search =>
    expect(posts.serialize(posts.parse(paramsOf(search))).toString()).toBe(search),
  );

  it('a generic list reads values of every type, and shows ten records by id as a default', () => {
    expect(posts.parse(paramsOf('author_id=2&title=%225%22&q=5&tags=%5B1%5D')).filterValues).toEqual({
      author_id: 2,
      title: '5',
      q: '5',
      tags: [1],
    });
    expect(posts.parse(paramsOf('__proto__=%7B%22title%22%3A%22a%22%7D')).filterValues.title).toBeUndefined();
    expect(posts.defaultParams).toMatchObject({ perPage: 10, sort: { field: 'id', order: 'ASC' } });
  });
});

describe('withDefaultFilters', () => {
  const posts = withDefaultFilters(genericListUrl(), { is_published: true });

  it.each([
    ['', { is_published: true }],
    ['is_published=', {}],
    ['is_published=false&title=a', { is_published: false, title: 'a' }],
  ])('default filters are written to the address only if they changed: %s', (search, filterValues) => {
    const params = posts.parse(paramsOf(search));
    expect(params.filterValues).toEqual(filterValues);
    const serialized = posts.serialize(params);
    expect(posts.serialize(posts.parse(serialized)).toString()).toBe(serialized.toString());
    expect(posts.parse(serialized)).toEqual(params);
  });
});

describe('parseReactAdminUrl', () => {
  const parse = (search: object, codec = genericListUrl()) =>
    parseReactAdminUrl(
      paramsOf(
        Object.entries(search)
          .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
          .join('&'),
      ),
      codec,
    );

  it('the console reads all list parameters of react-admin', () => {
    expect(
      parse({
        filter: '{"title":"a"}',
        displayedFilters: '{"title":true}',
        sort: 'title',
        order: 'DESC',
        page: 2,
        perPage: 25,
      }),
    ).toEqual({
      params: expect.objectContaining({
        filterValues: { title: 'a' },
        sort: { field: 'title', order: 'DESC' },
        page: 2,
        perPage: 25,
      }),
      displayedFilters: { title: true },
    });
  });

  it('react-admin’s filters and page sizes are dropped where a documented list lacks them', () => {
    const users = parse(
      { filter: '{"provider":"local","owner":"me"}', perPage: 7 },
      documentedListUrl('users'),
    );
    expect(users!.params).toMatchObject({ filterValues: { provider: 'local' }, perPage: 8 });
  });

  it.each(['{"q":{"toString":1}}', '{"provider":{"toString":1}}', '{"q":[{"toString":1}]}'])(
    'react-admin’s filter values that are not text are dropped: %s',
    filter => expect(parse({ filter }, documentedListUrl('users'))!.params.filterValues).toEqual({}),
  );

  it('a search that is an object is kept as JSON where any filter is allowed', () => {
    expect(parse({ filter: '{"q":{"toString":1}}' })!.params.filterValues).toEqual({ q: '{"toString":1}' });
  });

  it('a plain `filter` parameter and a `page` parameter alone are ignored', () => {
    expect(parse({ filter: 'admin' })).toBeUndefined();
    expect(parse({ page: 2 })).toBeUndefined();
  });
});

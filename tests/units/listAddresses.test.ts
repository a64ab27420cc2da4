import { describe, expect, it } from 'vitest';
import { withDefaultFilters } from '../../src/admin/list/AddressForm.ts';
import { documentedAddress } from '../../src/admin/list/documentedAddress.ts';
import { openAddress } from '../../src/admin/list/openAddress.ts';
import { readReactAdminAddress } from '../../src/admin/list/reactAdminAddress.ts';

const of = (search: string) => new URLSearchParams(search);

describe('the address of a documented list', () => {
  const tags = documentedAddress('tags');

  it.each([
    '',
    'q=par',
    'sortBy=numberOfMapsTagged&sortDirection=desc&pageSize=8&page=3',
    'view=table&columns=helpInfo&rows=compact&saved=Mine',
  ])('is read and written again as it was: %s', search =>
    expect(tags.write(tags.read(of(search))).toString()).toBe(search),
  );

  it('does not know what is not documented', () => {
    expect(tags.read(of('page=-1&pageSize=7&sortBy=colour&owner=me&view=tree'))).toEqual(tags.start);
    expect(tags.start).toEqual({
      page: 1,
      perPage: 24,
      sort: { field: 'tagName', order: 'ASC' },
      filterValues: {},
      view: 'cards',
    });
  });

  it('goes to the first page with any other change', () => {
    const third = tags.read(of('page=3&view=table'));
    expect(tags.after(third, { filterValues: { q: 'a' } })).toEqual({
      ...third,
      page: 1,
      filterValues: { q: 'a' },
    });
    expect(tags.after(third, { page: 4 }).page).toBe(4);
  });

  it('of the users with the most logins has their order and number, until that filter ends', () => {
    const users = documentedAddress('users');
    const top = users.read(of('activeUserPercent=5'));
    expect(top).toMatchObject({ perPage: 5, sort: { field: 'loginCount', order: 'DESC' } });
    expect(users.write(users.after(top, { filterValues: {} })).toString()).toBe('');
  });

  it('of a tree asks for the whole tree: it is searched where it stands', () => {
    const purposes = documentedAddress('purposes');
    expect(purposes.asked(purposes.read(of('q=a')))).toEqual({ q: 'a' });
    expect(purposes.asked(purposes.read(of('q=a&view=tree')))).toEqual({});
  });
});

describe('the address of any other list', () => {
  const posts = openAddress();

  it.each([
    '',
    'q=5',
    'author_id=2',
    'title=A+%26+b',
    'is_published=true',
    'title=%225%22',
    'at=%7B%22gte%22%3A1%7D',
  ])('is read and written again as it was: %s', search =>
    expect(posts.write(posts.read(of(search))).toString()).toBe(search),
  );

  it('has values of every kind, and begins with ten by id', () => {
    expect(posts.read(of('author_id=2&title=%225%22&q=5&tags=%5B1%5D')).filterValues).toEqual({
      author_id: 2,
      title: '5',
      q: '5',
      tags: [1],
    });
    expect(posts.start).toMatchObject({ perPage: 10, sort: { field: 'id', order: 'ASC' } });
  });
});

describe('filters that are set from the start', () => {
  const posts = withDefaultFilters(openAddress(), { is_published: true });

  it.each([
    ['', { is_published: true }],
    ['is_published=', {}],
    ['is_published=false&title=a', { is_published: false, title: 'a' }],
  ])('are in the address only where they are changed: %s', (search, filterValues) => {
    const read = posts.read(of(search));
    expect(read.filterValues).toEqual(filterValues);
    expect(posts.write(read).toString()).toBe(posts.write(posts.read(posts.write(read))).toString());
    expect(posts.read(posts.write(read))).toEqual(read);
  });
});

describe('react-admin’s own form of an address', () => {
  const read = (search: object, form = openAddress()) =>
    readReactAdminAddress(
      of(
        Object.entries(search)
          .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
          .join('&'),
      ),
      form,
    );

  it('is read whole', () => {
    expect(
      read({
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
      displayed: { title: true },
    });
  });

  it('loses what a documented list does not have', () => {
    const users = read(
      { filter: '{"provider":"local","owner":"me"}', perPage: 7 },
      documentedAddress('users'),
    );
    expect(users!.params).toMatchObject({ filterValues: { provider: 'local' }, perPage: 8 });
  });

  it('is no filter that is called `filter`, and no page alone', () => {
    expect(read({ filter: 'admin' })).toBeUndefined();
    expect(read({ page: 2 })).toBeUndefined();
  });
});

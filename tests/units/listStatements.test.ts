import { expect, it } from 'vitest';
import type { MissingFilterText } from '../../src/admin/filter/listFilters.tsx';
import { UserQuery } from '../../src/platform/users.ts';
import { readPrefixedParams, writePrefixedParams } from '../../src/ui/url/prefixedParams.ts';

it('a filter that the contract or the catalogue lacks does not compile', () => {
  const complete = <Missing extends never>(missing: Missing[] = []) => missing;
  const users = complete<MissingFilterText<'users'>>();
  // @ts-expect-error: the catalogue has no label for it
  const label = complete<MissingFilterText<'users', { color: 'days' }>>();
  // @ts-expect-error: the catalogue has no text for a value
  const value = complete<MissingFilterText<'users', { provider: ['local', 'myspace'] }>>();
  const query: UserQuery = { filter: 'admin', lastLoggedIn: '', activeUserPercent: 5 };
  // @ts-expect-error: no such filter is stated for the list
  const color: keyof typeof UserQuery.shape = 'color';
  // @ts-expect-error: no such value is stated
  const provider: UserQuery = { provider: 'myspace' };
  expect([users, label, value, query, color, provider]).toHaveLength(6);
});

it.each([
  ['', '?q=a&page=2', 'q=a&page=2'],
  ['session', '?sessionPage=2&page=3&sessions=4&tagPage=5', 'page=2'],
  ['mapTag', '?mapTagSortBy=tagName&mapTagQ=a%20b', 'sortBy=tagName&q=a+b'],
])('the list with the prefix “%s” reads from the address %s its own parameters %s', (prefix, search, own) =>
  expect(readPrefixedParams(prefix, search).toString()).toBe(own),
);

it.each([
  ['', '?q=a&page=2', 'page=3', '?page=3'],
  ['', '?q=a', '', ''],
  ['session', '?tagPage=5&sessionPage=2', 'page=3', '?tagPage=5&sessionPage=3'],
  ['session', '?tagPage=5&sessionPage=2', '', '?tagPage=5'],
])('the list with the prefix “%s” changes the address %s by %s to %s', (prefix, search, own, changed) =>
  expect(writePrefixedParams(prefix, search, new URLSearchParams(own))).toBe(changed),
);

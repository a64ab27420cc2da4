import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as own from '../../build/queryString.ts';

/** The package that the build replaces. */
const queryString = createRequire(import.meta.url)('query-string') as typeof own;

it.each([
  '',
  '?',
  '?a=1&b=2',
  '#a=1',
  '?b=2&a=1',
  '?a&b=&=c',
  '?a=1&a=2&a',
  '?q=a+b%20c&r=a=b',
  '?filter=%7B%22q%22%3A%22%C3%A1%22%7D&page=1',
  '?a=%',
  '?__proto__=1&constructor=2',
])('the query “%s” is read as by the package query-string', search => {
  const parsed = own.parse(search);
  expect(parsed).toEqual(queryString.parse(search));
  expect(Object.keys(parsed)).toEqual(Object.keys(queryString.parse(search)));
});

it.each([
  {},
  { b: 1, a: 'x y' },
  { a: undefined, b: null, c: '' },
  { a: [1, null, undefined, 'x'], b: [] },
  { filter: '{"q":"á"}', displayedFilters: "{'!()*}" },
  { 'a&b': true, c: false },
])('the values %j are written as by the package query-string', values =>
  expect(own.stringify(values)).toBe(queryString.stringify(values)),
);

import { expect, it } from 'vitest';
import { pageOfList, readList, referenceId } from '../../src/data/dialect.ts';

const rows = Array.from({ length: 5 }, (_, n) => ({ _id: String(n) }));

it('a reply with a total is the page that the platform cut', () => {
  const page = readList({ data: rows, pagingMeta: { totalRecords: 40 } });
  expect(pageOfList(page, 2, 5)).toEqual({ data: rows, total: 40, skippedCount: 0 });
});

it.each([
  ['a list in data', { data: rows }],
  ['a bare array', rows],
])('a reply with %s is cut into pages by the console', (_, reply) => {
  expect(pageOfList(readList(reply), 2, 2)).toEqual({ data: [rows[2], rows[3]], total: 5, skippedCount: 0 });
  expect(pageOfList(readList(reply), 3, 2)).toEqual({ data: [rows[4]], total: 5, skippedCount: 0 });
  expect(pageOfList(readList(reply), 1, 0)).toEqual({ data: rows, total: 5, skippedCount: 0 });
});

it('a total written as text counts as a number', () =>
  expect(readList({ data: [], pagingMeta: { totalRecords: '12' } })).toMatchObject({
    total: 12,
    isComplete: false,
  }));

it.each([undefined, null, '', 'text', {}, { data: null }, { data: {} }])(
  'the reply %j is an empty list',
  reply => expect(readList(reply)).toMatchObject({ data: [], total: 0 }),
);

it.each([
  ['7', '7'],
  [{ _id: '7', name: 'x' }, '7'],
  [7, '7'],
  [null, ''],
  [undefined, ''],
])('the id of the reference %j is “%s”', (ref, id) => expect(referenceId(ref)).toBe(id));

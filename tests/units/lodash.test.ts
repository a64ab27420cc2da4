import { describe, expect, it, vi } from 'vitest';
import { debounce, defaults, get, isEqual, memoize, pick } from '../../build/lodash.ts';

const act = () => {};

it.each([
  [1, 1],
  [NaN, NaN],
  [undefined, undefined],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
  [
    { a: 1, b: undefined },
    { b: undefined, a: 1 },
  ],
  [new Date(5), new Date(5)],
  [{ act }, { act }],
])('%j and %j are the same.', (a, b) => expect(isEqual(a, b)).toBe(true));

it.each([
  [1, '1'],
  [0, -0.5],
  [null, undefined],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [new Date(5), new Date(6)],
  [new Date(5), {}],
  [new Map([[1, 1]]), new Map([[1, 2]])],
  [act, () => {}],
])('%j and %j are not.', (a, b) => expect(isEqual(a, b)).toBe(false));

describe('what stands at a path', () => {
  const from = { name: 'Ada', paths: [{ path: '/a' }], 'whole.name': 1, gone: null };
  it.each([
    ['name', 'Ada'],
    ['paths.0.path', '/a'],
    ['paths[0].path', '/a'],
    ['whole.name', 1],
    ['gone', null],
  ])('is found: %s', (path, found) => expect(get(from, path, 'else')).toBe(found));
  it.each(['paths.1.path', 'gone.more', 'nowhere', ''])('is the other where there is nothing: %s', path =>
    expect(get(from, path, 'else')).toBe('else'),
  );
  it('is nothing of nothing', () => expect([get(undefined, 'a'), get(null, 'a', 1)]).toEqual([undefined, 1]));
});

it('Picked is what is there, inherited or not.', () => {
  expect(pick(Object.assign(Object.create({ a: 1 }), { b: undefined, c: 3 }), ['a', 'b', 'd'])).toEqual({
    a: 1,
    b: undefined,
  });
  expect(pick(undefined, ['a'])).toEqual({});
});

it('What is undefined is filled in, by the first that has it.', () => {
  const into = { a: 1, b: undefined };
  expect(defaults(into, undefined, { a: 2, b: null }, { b: 3, c: 4 })).toBe(into);
  expect(into).toEqual({ a: 1, b: null, c: 4 });
});

it('What was made for a key is made once.', () => {
  const make = vi.fn<(...numbers: number[]) => number>((...numbers) => numbers.length);
  const made = memoize(make, (...numbers) => JSON.stringify(numbers));
  expect([made(1, 2), made(1, 2), made(1)]).toEqual([2, 2, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('What is asked for again and again is done once, as it was asked last.', () => {
  vi.useFakeTimers();
  const done = vi.fn<(word: string) => void>();
  const ask = debounce(done, 50);
  for (const word of ['a', 'b', 'c']) ask(word);
  vi.advanceTimersByTime(49);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([['c']]);
  vi.useRealTimers();
});

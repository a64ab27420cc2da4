import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { debounce, defaults, get, isEqual, pick } from '../../build/lodash.ts';
import {
  cloneDeep,
  difference,
  isEmpty,
  memoize,
  merge,
  mergeWith,
  set,
  union,
} from '../../build/lodashForms.ts';

type PlainObject = Record<string, unknown>;
/** The real lodash, which the build replaces. */
const lodash = createRequire(import.meta.url)('lodash') as Record<string, (...asked: unknown[]) => unknown>;

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
])('%j and %j are the same', (a, b) => expect(isEqual(a, b)).toBe(true));

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
])('%j and %j are not', (a, b) => expect(isEqual(a, b)).toBe(false));

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

it('Picked is what is there, inherited or not', () => {
  expect(pick(Object.assign(Object.create({ a: 1 }), { b: undefined, c: 3 }), ['a', 'b', 'd'])).toEqual({
    a: 1,
    b: undefined,
  });
  expect(pick(undefined, ['a'])).toEqual({});
});

it('What is undefined is filled in, by the first that has it', () => {
  const into = { a: 1, b: undefined };
  expect(defaults(into, undefined, { a: 2, b: null }, { b: 3, c: 4 })).toBe(into);
  expect(into).toEqual({ a: 1, b: null, c: 4 });
});

it('What was made for a key is made once', () => {
  const make = vi.fn<(...numbers: number[]) => number>((...numbers) => numbers.length);
  const made = memoize(make, (...numbers) => JSON.stringify(numbers));
  expect([made(1, 2), made(1, 2), made(1)]).toEqual([2, 2, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('What is asked for again and again is done once, as it was asked last', () => {
  vi.useFakeTimers();
  const done = vi.fn<(word: string) => void>();
  const ask = debounce(done, 50);
  for (const word of ['a', 'b', 'c']) ask(word);
  vi.advanceTimersByTime(49);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([['c']]);
  ask('d');
  ask.cancel();
  vi.advanceTimersByTime(50);
  expect(done).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

const day = new Date(5);
const file = new File(['x'], 'x.txt');

describe('As lodash does it', () => {
  it.each<[string, unknown[]]>([
    ['objects', [{ a: { b: 1, c: 2 } }, { a: { c: 3, d: null } }]],
    ['lists by index', [{ a: [1, { b: 2 }, 3] }, { a: [4, { c: 5 }] }]],
    ['what is undefined', [{ a: 1 }, { a: undefined, b: undefined }]],
    [
      'null',
      [
        { a: { b: 1 }, c: null },
        { a: null, c: { d: 1 } },
      ],
    ],
    ['other things', [{ a: day, b: 'x', f: file }, { a: new Date(6), b: { c: 1 } }, { f: 'none' }]],
    [
      'a list over an object, and back',
      [
        { a: { b: 1 }, c: [1] },
        { a: [1], c: { b: 1 } },
      ],
    ],
    ['nothing', [undefined, { a: 1 }, null]],
  ])('%s are merged', (_, sources) => {
    const before = JSON.stringify(sources);
    const merged = merge({}, ...(sources as PlainObject[]));
    expect(merged).toEqual(lodash.merge!({}, ...sources));
    expect(JSON.stringify(sources)).toBe(before);
  });
  it('a merge changes its first, and shares nothing with the others', () => {
    const [into, from] = [{ a: 1 }, { b: { c: [1] } }];
    expect(merge(into, from)).toBe(into);
    expect(into).toEqual({ a: 1, b: { c: [1] } });
    expect((into as PlainObject).b).not.toBe(from.b);
  });
  it('a merge reaches no prototype', () => {
    merge({}, JSON.parse('{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}}}') as PlainObject);
    expect(({} as PlainObject).bad).toBeUndefined();
  });
  it('lists are not merged where the caller chooses the later one', () => {
    const choose = (existing: unknown, value: unknown) => (Array.isArray(existing) ? value : undefined);
    const [a, b] = [
      { a: [1, 2], b: { c: [1], d: 1 } },
      { a: [3], b: { c: [] } },
    ];
    expect(mergeWith(cloneDeep(a), b, choose)).toEqual(lodash.mergeWith!(cloneDeep(a), b, choose));
  });
  it.each<[PlainObject | unknown[], string, unknown]>([
    [{}, 'a', 1],
    [{}, 'a.b.c', 1],
    [{}, 'a.0.b', 1],
    [{ a: [{ b: 1, c: 2 }] }, 'a[0].b', 3],
    [{ a: null }, 'a.b', 1],
    [{ a: 'text' }, 'a.b', 1],
    [{ 'a.b': 1 }, 'a.b', 2],
    [[{ a: 1 }], '0.a', 2],
    [{}, '__proto__.bad', 1],
  ])('into %j is set %s', (into, path, value) => {
    const own = cloneDeep(into);
    expect(set(own, path, value)).toBe(own);
    expect(own).toEqual(lodash.set!(cloneDeep(into), path, value));
    expect(({} as PlainObject).bad).toBeUndefined();
  });
  it.each([
    [{}, []],
    [{ a: [1, { b: day }] }, [{}]],
    [undefined, null],
    ['', 'x'],
  ])('%j and %j are copied, and empty or not', (...values) => {
    for (const value of [...values, 0, true]) {
      expect(cloneDeep(value)).toEqual(lodash.cloneDeep!(value));
      expect(isEmpty(value)).toBe(lodash.isEmpty!(value));
    }
  });
  it('a copy shares nothing but what is no plain value', () => {
    const value = { a: [{ b: 1 }], day, file };
    const copy = cloneDeep(value);
    expect(copy.a[0]).not.toBe(value.a[0]);
    expect(copy.day).not.toBe(day);
    expect(copy.file).toBe(file);
  });
  it.each([
    [
      [1, 2, 2],
      [2, 3],
    ],
    [['a'], []],
    [[], [NaN, NaN]],
  ])('computes the union and the difference of %j and %j', (a: unknown[], b: unknown[]) => {
    expect(union(a, b)).toEqual(lodash.union!(a, b));
    expect(difference(a, b)).toEqual(lodash.difference!(a, b));
  });
});

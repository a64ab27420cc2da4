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
])('the values %j and %j are equal', (a, b) => expect(isEqual(a, b)).toBe(true));

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
])('the values %j and %j are not equal', (a, b) => expect(isEqual(a, b)).toBe(false));

describe('values at a path', () => {
  const from = { name: 'Ada', paths: [{ path: '/a' }], 'whole.name': 1, gone: null };
  it.each([
    ['name', 'Ada'],
    ['paths.0.path', '/a'],
    ['paths[0].path', '/a'],
    ['whole.name', 1],
    ['gone', null],
  ])('get finds the value at the path %s', (path, found) => expect(get(from, path, 'else')).toBe(found));
  it.each(['paths.1.path', 'gone.more', 'nowhere', ''])(
    'get returns the default where there is no value: %s',
    path => expect(get(from, path, 'else')).toBe('else'),
  );
  it('get returns nothing or the default for a missing object', () =>
    expect([get(undefined, 'a'), get(null, 'a', 1)]).toEqual([undefined, 1]));
});

it('pick returns the named properties, own or inherited', () => {
  expect(pick(Object.assign(Object.create({ a: 1 }), { b: undefined, c: 3 }), ['a', 'b', 'd'])).toEqual({
    a: 1,
    b: undefined,
  });
  expect(pick(undefined, ['a'])).toEqual({});
});

it('defaults fills in undefined properties from the first object that has them', () => {
  const into = { a: 1, b: undefined };
  expect(defaults(into, undefined, { a: 2, b: null }, { b: 3, c: 4 })).toBe(into);
  expect(into).toEqual({ a: 1, b: null, c: 4 });
});

it('memoize computes the value for each key once', () => {
  const make = vi.fn<(...numbers: number[]) => number>((...numbers) => numbers.length);
  const made = memoize(make, (...numbers) => JSON.stringify(numbers));
  expect([made(1, 2), made(1, 2), made(1)]).toEqual([2, 2, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('debounce calls the function once with the last arguments', () => {
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

describe('comparison with lodash', () => {
  it.each<[string, unknown[]]>([
    ['objects', [{ a: { b: 1, c: 2 } }, { a: { c: 3, d: null } }]],
    ['lists by index', [{ a: [1, { b: 2 }, 3] }, { a: [4, { c: 5 }] }]],
    ['undefined values', [{ a: 1 }, { a: undefined, b: undefined }]],
    [
      'null',
      [
        { a: { b: 1 }, c: null },
        { a: null, c: { d: 1 } },
      ],
    ],
    ['other values', [{ a: day, b: 'x', f: file }, { a: new Date(6), b: { c: 1 } }, { f: 'none' }]],
    [
      'a list over an object, and back',
      [
        { a: { b: 1 }, c: [1] },
        { a: [1], c: { b: 1 } },
      ],
    ],
    ['nothing', [undefined, { a: 1 }, null]],
  ])('merge treats %s as lodash does', (_, sources) => {
    const before = JSON.stringify(sources);
    const merged = merge({}, ...(sources as PlainObject[]));
    expect(merged).toEqual(lodash.merge!({}, ...sources));
    expect(JSON.stringify(sources)).toBe(before);
  });
  it('merge changes its first argument and shares nothing with the others', () => {
    const [into, from] = [{ a: 1 }, { b: { c: [1] } }];
    expect(merge(into, from)).toBe(into);
    expect(into).toEqual({ a: 1, b: { c: [1] } });
    expect((into as PlainObject).b).not.toBe(from.b);
  });
  it('merge does not change any prototype', () => {
    merge({}, JSON.parse('{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}}}') as PlainObject);
    expect(({} as PlainObject).bad).toBeUndefined();
  });
  it('mergeWith does not merge lists where the caller chooses the later one', () => {
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
  ])('set in %j at the path %s does the same as lodash', (into, path, value) => {
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
  ])('cloneDeep and isEmpty treat %j and %j as lodash does', (...values) => {
    for (const value of [...values, 0, true]) {
      expect(cloneDeep(value)).toEqual(lodash.cloneDeep!(value));
      expect(isEmpty(value)).toBe(lodash.isEmpty!(value));
    }
  });
  it('cloneDeep copies everything but values that are not plain', () => {
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
  ])('union and difference of %j and %j are the same as in lodash', (a: unknown[], b: unknown[]) => {
    expect(union(a, b)).toEqual(lodash.union!(a, b));
    expect(difference(a, b)).toEqual(lodash.difference!(a, b));
  });
});

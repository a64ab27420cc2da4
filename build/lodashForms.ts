/** What forms alone ask lodash for; the rest is in lodash.ts. */

import { isObject, isPlain, pathOf, type Values } from './lodash.ts';

/** Names that would reach the prototype of every object. */
const isUnsafe = (name: string) => ['__proto__', 'constructor', 'prototype'].includes(name);

export function memoize<A extends unknown[], R>(
  make: (...args: A) => R,
  keyOf: (...args: A) => unknown,
): (...args: A) => R {
  const made = new Map<unknown, R>();
  return (...args) => {
    const key = keyOf(...args);
    if (!made.has(key)) made.set(key, make(...args));
    return made.get(key)!;
  };
}

/** The values of all lists, each once. */
export const union = (...lists: unknown[][]) => [...new Set(lists.flat())];

export const difference = (list: unknown[], without: unknown[]) => {
  const left = new Set(without);
  return list.filter(value => !left.has(value));
};

/** Nothing in a list or an object; a number or a function has nothing in it, either. */
export const isEmpty = (value: unknown) =>
  !(typeof value === 'string' ? value : isObject(value) && Object.keys(value).length);

/** A copy of lists, plain objects and dates, within each other; everything else stays the same thing. */
export function cloneDeep<T>(value: T): T {
  if (value instanceof Date) return new Date(value) as T;
  if (!isObject(value) || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cloneDeep(one)])) as T;
}

/** Puts a value at a path, `paths.0.path` or `paths[0].path`; a list or an object comes where there is none. */
export function set<T>(into: T, path: string, value: unknown): T {
  const names = pathOf(into, path);
  const last = names.pop();
  if (!isObject(into) || last === undefined || [...names, last].some(isUnsafe)) return into;
  let at: Values = into;
  names.forEach((name, place) => {
    const next = names[place + 1] ?? last;
    if (!isObject(at[name])) at[name] = /^\d+$/.test(next) ? [] : {};
    at = at[name] as Values;
  });
  at[last] = value;
  return into;
}

type Customizer = (there: unknown, value: unknown) => unknown;

function mergeInto(into: Values, from: Values, custom: Customizer): Values {
  for (const [name, value] of Object.entries(from)) {
    if (isUnsafe(name)) continue;
    const there = into[name];
    const chosen = custom(there, value);
    if (chosen !== undefined) into[name] = chosen;
    else if (isObject(value) && isPlain(value)) {
      const isList = Array.isArray(value);
      const fits = isObject(there) && (!isList || Array.isArray(there));
      into[name] = mergeInto(fits ? there : ((isList ? [] : {}) as Values), value as Values, custom);
    } else if (value !== undefined || !(name in into)) into[name] = value;
  }
  return into;
}

/** Puts values into the first: objects and lists item by item, all else whole, and what is undefined only where nothing is. */
export const merge = (into: Values, ...sources: (Values | null | undefined)[]) =>
  mergeWith(into, ...sources, () => undefined);

/** The same; where `custom` says a value, that one. */
export function mergeWith(into: Values, ...rest: (Values | null | undefined | Customizer)[]): Values {
  const custom = rest.pop() as Customizer;
  for (const from of rest) if (from) mergeInto(into, from as Values, custom);
  return into;
}

/** The functions of lodash that only forms use; see lodash.ts. */

import { isObjectLike, isPlain, toPathNames, type ObjectValues } from './lodash.ts';

/** Names that would change the prototype of every object. */
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

export const union = (...lists: unknown[][]) => [...new Set(lists.flat())];

export const difference = (list: unknown[], without: unknown[]) => {
  const excluded = new Set(without);
  return list.filter(value => !excluded.has(value));
};

/** Whether a text, list or object is empty. Every other value is, as in lodash. */
export const isEmpty = (value: unknown) =>
  !(typeof value === 'string' ? value : isObjectLike(value) && Object.keys(value).length);

/** Copies lists, plain objects and dates recursively; all other values are shared. */
export function cloneDeep<T>(value: T): T {
  if (value instanceof Date) return new Date(value) as T;
  if (!isObjectLike(value) || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cloneDeep(one)])) as T;
}

/** Sets the value at a path, `paths.0.path` or `paths[0].path`, and creates missing lists and objects. */
export function set<T>(into: T, path: string, value: unknown): T {
  const names = toPathNames(into, path);
  const last = names.pop();
  if (!isObjectLike(into) || last === undefined || [...names, last].some(isUnsafe)) return into;
  let at: ObjectValues = into;
  names.forEach((name, index) => {
    const next = names[index + 1] ?? last;
    if (!isObjectLike(at[name])) at[name] = /^\d+$/.test(next) ? [] : {};
    at = at[name] as ObjectValues;
  });
  at[last] = value;
  return into;
}

type Customizer = (there: unknown, value: unknown) => unknown;

function mergeInto(into: ObjectValues, from: ObjectValues, customizer: Customizer): ObjectValues {
  for (const [name, value] of Object.entries(from)) {
    if (isUnsafe(name)) continue;
    const existing = into[name];
    const customized = customizer(existing, value);
    if (customized !== undefined) into[name] = customized;
    else if (isObjectLike(value) && isPlain(value)) {
      const isList = Array.isArray(value);
      const isMergeable = isObjectLike(existing) && (!isList || Array.isArray(existing));
      into[name] = mergeInto(
        isMergeable ? existing : ((isList ? [] : {}) as ObjectValues),
        value as ObjectValues,
        customizer,
      );
    } else if (value !== undefined || !(name in into)) into[name] = value;
  }
  return into;
}

/** Merges objects and lists recursively into the first argument. An undefined value replaces nothing. */
export const merge = (into: ObjectValues, ...sources: (ObjectValues | null | undefined)[]) =>
  mergeWith(into, ...sources, () => undefined);

/** `merge` with the value that `customizer` returns, unless that is undefined. */
export function mergeWith(
  into: ObjectValues,
  ...rest: (ObjectValues | null | undefined | Customizer)[]
): ObjectValues {
  const customizer = rest.pop() as Customizer;
  for (const from of rest) if (from) mergeInto(into, from as ObjectValues, customizer);
  return into;
}

/** What ra-core asks lodash for, as far as it asks it: a twentieth of its size. */

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Values, lists, plain objects and dates that mean the same; everything else is the same or not. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (!isObject(a) || !isObject(b) || !isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b))
    return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

const pathOf = (from: unknown, path: string) =>
  isObject(from) && path in from ? [path] : path.split(/[.[\]]+/).filter(Boolean);

/** What stands at a path, `paths.0.path` or `paths[0].path`, or under the whole of it as a name. */
export function get(from: unknown, path: string, otherwise?: unknown): unknown {
  const names = pathOf(from, path);
  let found: unknown = from;
  for (const name of names) found = (found as Values | null | undefined)?.[name];
  return names.length && found !== undefined ? found : otherwise;
}

export const pick = (from: Values | null | undefined, names: string[]): Values =>
  Object.fromEntries(names.flatMap(name => (from && name in from ? [[name, from[name]]] : [])));

/** Fills in what is undefined, from the first that has it. */
export function defaults(into: Values, ...sources: (Values | null | undefined)[]): Values {
  for (const source of sources)
    for (const name in source) into[name] = into[name] === undefined ? source[name] : into[name];
  return into;
}

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

/** Does something once it was not asked for so long, milliseconds; `cancel` leaves out what is still to come. */
export function debounce<A extends unknown[]>(act: (...args: A) => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = (...args: A) => {
    cancel();
    timer = setTimeout(() => act(...args), pause);
  };
  return Object.assign(ask, { cancel });
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

/** Names that would reach the prototype of every object. */
const isUnsafe = (name: string) => ['__proto__', 'constructor', 'prototype'].includes(name);

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

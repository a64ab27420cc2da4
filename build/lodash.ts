/** The parts of lodash's functions that ra-core uses: a twentieth of their size. */

export type ObjectValues = Record<string, unknown>;

export const isObjectLike = (value: unknown): value is ObjectValues =>
  typeof value === 'object' && value !== null;
export const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Compares lists, plain objects and dates by content, and other values by identity. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (
    !isObjectLike(a) ||
    !isObjectLike(b) ||
    !isPlain(a) ||
    !isPlain(b) ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

export const toPathNames = (from: unknown, path: string) =>
  isObjectLike(from) && path in from ? [path] : path.split(/[.[\]]+/).filter(Boolean);

/** Reads the value at a path, `paths.0.path` or `paths[0].path`, or the field whose name is the whole path. */
export function get(from: unknown, path: string, defaultValue?: unknown): unknown {
  const names = toPathNames(from, path);
  let found: unknown = from;
  for (const name of names) found = (found as ObjectValues | null | undefined)?.[name];
  return names.length && found !== undefined ? found : defaultValue;
}

export const pick = (from: ObjectValues | null | undefined, names: string[]): ObjectValues =>
  Object.fromEntries(names.flatMap(name => (from && name in from ? [[name, from[name]]] : [])));

/** Replaces undefined fields by those of the first source that has them. */
export function defaults(into: ObjectValues, ...sources: (ObjectValues | null | undefined)[]): ObjectValues {
  for (const source of sources)
    for (const name in source) into[name] = into[name] === undefined ? source[name] : into[name];
  return into;
}

/** Calls `act` once there was no call for `pause` milliseconds. `cancel` drops the pending call. */
export function debounce<A extends unknown[]>(act: (...args: A) => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = (...args: A) => {
    cancel();
    timer = setTimeout(() => act(...args), pause);
  };
  return Object.assign(ask, { cancel });
}

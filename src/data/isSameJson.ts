type JsonObject = Readonly<Record<string, unknown>>;

/** Deeper values are compared by their JSON text, because recursion could exhaust the stack. */
export const DEPTH_LIMIT = 500;

export const unionKeys = (one: JsonObject, other: JsonObject) => Object.keys({ ...one, ...other });

/** Reads an own property only, so that `__proto__` and `constructor` are ordinary names. */
export const ownValue = (of: JsonObject, name: string) => (Object.hasOwn(of, name) ? of[name] : undefined);

/** Compares two values as JSON, regardless of the order of names. A file equals only itself. */
export function isSameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (a instanceof File || b instanceof File) return false;
  if (depth > DEPTH_LIMIT) return JSON.stringify(a) === JSON.stringify(b);
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, at) => isSameJson(item, b[at], depth + 1))
    );
  const [one, other] = [a as JsonObject, b as JsonObject];
  return unionKeys(one, other).every(name =>
    isSameJson(ownValue(one, name), ownValue(other, name), depth + 1),
  );
}

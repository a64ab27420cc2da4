type JsonObject = Readonly<Record<string, unknown>>;

/** Below this depth values are compared by their text, which needs no stack of ours. */
export const DEPTH_LIMIT = 500;

/** The names of both objects. */
export const allNames = (one: JsonObject, other: JsonObject) => Object.keys({ ...one, ...other });

/** A property of the object itself: `__proto__` and `constructor` are names like any other. */
export const ownValue = (of: JsonObject, name: string) => (Object.hasOwn(of, name) ? of[name] : undefined);

/** Whether two values are the same as JSON, in whatever order their names stand. A file is the same as itself only. */
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
      a.every((one, at) => isSameJson(one, b[at], depth + 1))
    );
  const [one, other] = [a as JsonObject, b as JsonObject];
  return allNames(one, other).every(name =>
    isSameJson(ownValue(one, name), ownValue(other, name), depth + 1),
  );
}

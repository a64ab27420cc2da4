/** Caches the values of a function by key. */
export function memoizeByKey<A extends unknown[], V extends {}>(
  compute: (...args: A) => V,
  keyOf: (...args: A) => string,
): (...args: A) => V {
  const values = new Map<string, V>();
  return (...args) => {
    const key = keyOf(...args);
    const value = values.get(key) ?? compute(...args);
    values.set(key, value);
    return value;
  };
}

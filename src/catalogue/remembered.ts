/** The same function, which works out once what it says of the same key. */
export function remembered<A extends unknown[], V extends {}>(
  work: (...of: A) => V,
  keyOf: (...of: A) => string,
): (...of: A) => V {
  const known = new Map<string, V>();
  return (...of) => {
    const key = keyOf(...of);
    const said = known.get(key) ?? work(...of);
    known.set(key, said);
    return said;
  };
}

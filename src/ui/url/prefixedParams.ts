/** Returns the URL name of a list's parameter: `page` with the prefix `session` is `sessionPage`. */
const named = (prefix: string, key: string) => (prefix ? prefix + key[0]!.toUpperCase() + key.slice(1) : key);

/** Returns the list's parameter for a URL name, or undefined if it belongs to another list. */
function keyOf(prefix: string, name: string): string | undefined {
  if (!prefix) return name;
  const key = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return /^[A-Z]/.test(key) ? key[0]!.toLowerCase() + key.slice(1) : undefined;
}

/** Returns the parameters of one list in a URL. Without a prefix all parameters belong to the list. */
export function readPrefixedParams(prefix: string, search: string): URLSearchParams {
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = keyOf(prefix, name);
    if (key !== undefined) own.append(key, value);
  }
  return own;
}

/** Returns a URL's search with new parameters of one list. Other parameters are kept. */
export function writePrefixedParams(prefix: string, search: string, own: URLSearchParams): string {
  const all = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    if (keyOf(prefix, name) === undefined) all.append(name, value);
  for (const [key, value] of own) all.append(named(prefix, key), value);
  const text = all.toString();
  return text && `?${text}`;
}

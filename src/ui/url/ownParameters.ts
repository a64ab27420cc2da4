/** `page` of the list with the prefix `session` stands in the address as `sessionPage`. */
const named = (prefix: string, key: string) => (prefix ? prefix + key[0]!.toUpperCase() + key.slice(1) : key);

/** The key that a name in the address stands for; undefined where it is not the list's. */
function keyOf(prefix: string, name: string): string | undefined {
  if (!prefix) return name;
  const key = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return /^[A-Z]/.test(key) ? key[0]!.toLowerCase() + key.slice(1) : undefined;
}

/** The parameters of one list in an address. Without a prefix the list is the page, and all are its own. */
export function ownParameters(prefix: string, search: string): URLSearchParams {
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = keyOf(prefix, name);
    if (key !== undefined) own.append(key, value);
  }
  return own;
}

/** The search of an address with these for the list's parameters; those of others stay. */
export function withOwnParameters(prefix: string, search: string, own: URLSearchParams): string {
  const all = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    if (keyOf(prefix, name) === undefined) all.append(name, value);
  for (const [key, value] of own) all.append(named(prefix, key), value);
  const text = all.toString();
  return text && `?${text}`;
}

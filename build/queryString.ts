/** The functions of query-string that ra-core uses. */

type Value = string | null;

function decode(text: string) {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** Parses `?a=1&b&c=2&c=3` to `{ a: '1', b: null, c: ['2', '3'] }`, sorted by name. */
export function parse(search: string): Record<string, Value | Value[]> {
  const found: Record<string, Value[]> = Object.create(null);
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!part) continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    (found[name] ??= []).push(at < 0 ? null : decode(part.slice(at + 1)));
  }
  const parsed: Record<string, Value | Value[]> = Object.create(null);
  for (const name of Object.keys(found).sort())
    parsed[name] = found[name]!.length > 1 ? found[name]! : found[name]![0]!;
  return parsed;
}

const encode = (value: unknown) =>
  encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The inverse of `parse`: sorted by name, without undefined values; null is a name without a value. */
export const stringify = (values: Record<string, unknown>) =>
  Object.keys(values)
    .sort()
    .flatMap(name => [values[name]].flat().map(value => [name, value]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => encode(name) + (value === null ? '' : `=${encode(value)}`))
    .join('&');

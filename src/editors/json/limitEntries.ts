import type { Path } from './path.ts';

/** The tree draws at most this many entries of one object. Lists are drawn in groups. */
export const MAX_ENTRIES = 500;

export interface OmittedEntries {
  path: Path;
  total: number;
}

/** A position as a chain of parents, so that a path is built only when it is needed. */
interface TreePosition {
  into: Record<string, unknown>;
  name?: string | number;
  parent?: TreePosition;
}
const pathTo = (at?: TreePosition): Path => (at?.name === undefined ? [] : [...pathTo(at.parent), at.name]);

/**
 * Limits each object to its first `MAX_ENTRIES` entries, because a tree cannot draw more. Copies the outermost value and
 * every value that contains a limited object.
 */
export function limitEntries(value: object): { limited: object; omitted: OmittedEntries[] } {
  const omitted: OmittedEntries[] = [];
  const limitObject = (source: object, at?: TreePosition): object => {
    const names = Object.keys(source);
    if (Array.isArray(source) || names.length <= MAX_ENTRIES) return source;
    omitted.push({ path: pathTo(at), total: names.length });
    return pickEntries(source, names.slice(0, MAX_ENTRIES));
  };
  const limited = limitObject(
    Array.isArray(value) ? [...(value as unknown[])] : pickEntries(value, Object.keys(value)),
  );
  const stack: TreePosition[] = [{ into: limited as Record<string, unknown> }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { into } = next;
    for (const name of Object.keys(into)) {
      const entry = into[name];
      if (typeof entry !== 'object' || entry === null) continue;
      const position = { into, name: Array.isArray(into) ? Number(name) : name, parent: next };
      const copy = limitObject(entry, position);
      if (copy !== entry) defineEntry(into, name, copy);
      stack.push({ ...position, into: copy as Record<string, unknown> });
    }
  }
  return { limited, omitted };
}

/** Defines the property, because an assignment to `__proto__` would change the prototype. */
const defineEntry = (into: object, name: string, value: unknown) =>
  Object.defineProperty(into, name, { value, enumerable: true, configurable: true, writable: true });

function pickEntries(source: object, names: string[]): object {
  const copy = {};
  for (const name of names) defineEntry(copy, name, (source as Record<string, unknown>)[name]);
  return copy;
}

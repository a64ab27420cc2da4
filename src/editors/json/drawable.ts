import type { Path } from './path.ts';

/** So many entries of one object are drawn; lists are drawn in groups. */
export const ENTRIES = 500;

export interface Cut {
  path: Path;
  total: number;
}

/** Where one stands, by what is around it: no path is written before it is asked for. */
interface Within {
  into: Record<string, unknown>;
  name?: string | number;
  around?: Within;
}
const pathOf = (at?: Within): Path => (at?.name === undefined ? [] : [...pathOf(at.around), at.name]);

/**
 * A value as a tree can draw it: objects with too many entries lose those behind the first. It is a copy as far as
 * something is left out, and at its top in any case.
 */
export function drawable(value: object): { shown: object; cuts: Cut[] } {
  const cuts: Cut[] = [];
  const copied = (source: object, at?: Within): object => {
    const names = Object.keys(source);
    if (Array.isArray(source) || names.length <= ENTRIES) return source;
    cuts.push({ path: pathOf(at), total: names.length });
    return entriesOf(source, names.slice(0, ENTRIES));
  };
  const shown = copied(
    Array.isArray(value) ? [...(value as unknown[])] : entriesOf(value, Object.keys(value)),
  );
  const left: Within[] = [{ into: shown as Record<string, unknown> }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { into } = next;
    for (const name of Object.keys(into)) {
      const entry = into[name];
      if (typeof entry !== 'object' || entry === null) continue;
      const within = { into, name: Array.isArray(into) ? Number(name) : name, around: next };
      const kept = copied(entry, within);
      if (kept !== entry) set(into, name, kept);
      left.push({ ...within, into: kept as Record<string, unknown> });
    }
  }
  return { shown, cuts };
}

/** A name may be `__proto__`. */
const set = (into: object, name: string, value: unknown) =>
  Object.defineProperty(into, name, { value, enumerable: true, configurable: true, writable: true });

function entriesOf(source: object, names: string[]): object {
  const copy = {};
  for (const name of names) set(copy, name, (source as Record<string, unknown>)[name]);
  return copy;
}

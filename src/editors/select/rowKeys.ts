import { useState } from 'react';

interface Keyed {
  sources: readonly string[];
  keys: readonly string[];
}

/**
 * A key for each row of a list that has none of its own: a row keeps it while it moves, and while what it says changes, so
 * that what was opened stays open and the keyboard where it is.
 */
export function keysFor(sources: readonly string[], before: Keyed, fresh: () => string): string[] {
  const left = new Map<string, string[]>();
  // From the end: the first of those alike is the first to be taken off.
  for (let at = before.sources.length - 1; at >= 0; at -= 1) {
    const alike = left.get(before.sources[at]!);
    if (alike) alike.push(before.keys[at]!);
    else left.set(before.sources[at]!, [before.keys[at]!]);
  }
  const same = sources.map(source => left.get(source)?.pop());
  const staying = new Set(same);
  const changed = before.keys.filter(key => !staying.has(key)).toReversed();
  return same.map(key => key ?? changed.pop() ?? fresh());
}

let made = 0;
const fresh = () => `row${(made += 1)}`;

export function useRowKeys(sources: readonly string[]): readonly string[] {
  const [kept, keep] = useState<Keyed>(() => ({ sources, keys: sources.map(fresh) }));
  if (kept.sources.length === sources.length && sources.every((source, at) => source === kept.sources[at]))
    return kept.keys;
  const next = { sources, keys: keysFor(sources, kept, fresh) };
  keep(next);
  return next.keys;
}

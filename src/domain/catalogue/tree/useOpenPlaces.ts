import { useMemo, useState } from 'react';
import { openedBySearch, treeKey, type CatalogueIndex, type FoundInTree } from './tree.ts';

/** A search expands the tree only up to this number of lines. */
const OPENED_LINES = 200;

/** Returns the keys of the ancestors of a place: `a/b/c` has `a` and `a/b`. */
export const above = (key: string) =>
  key
    .split('/')
    .slice(0, -1)
    .map((_, n, ids) => treeKey(...ids.slice(0, n + 1)));

/**
 * Returns the expanded places: the ancestors of the place in the URL or of the matches, with the user's own
 * changes.
 */
export function useOpenPlaces(index: CatalogueIndex, found: FoundInTree | undefined, at: string) {
  const first = useState(() => new Set(above(at)))[0];
  const base = useMemo(
    () => (found ? openedBySearch(index, found, OPENED_LINES) : first),
    [index, found, first],
  );
  const [own, setOwn] = useState<{ of: ReadonlySet<string>; open: ReadonlySet<string> }>();
  const openIds = own?.of === base ? own.open : base;
  const set = (keys: ReadonlySet<string>) => setOwn({ of: base, open: keys });
  return {
    open: openIds,
    toggle: (key: string) =>
      set(openIds.has(key) ? new Set([...openIds].filter(one => one !== key)) : new Set([...openIds, key])),
    openAll: (keys: string[]) => set(new Set([...openIds, ...keys])),
    closeAll: () => set(new Set()),
  };
}

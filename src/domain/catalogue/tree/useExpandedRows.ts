import { useMemo, useState } from 'react';
import { expandMatches, treeKey, type CatalogueIndex, type TreeMatches } from './tree.ts';

/** A search expands the tree only up to this number of lines. */
const MAX_EXPANDED_ROWS = 200;

/** Returns the keys of the ancestors of a row: `a/b/c` has `a` and `a/b`. */
export const ancestorKeys = (key: string) =>
  key
    .split('/')
    .slice(0, -1)
    .map((_, n, ids) => treeKey(...ids.slice(0, n + 1)));

/**
 * Returns the expanded rows: the ancestors of the row in the URL or of the matches, with the user's own
 * changes.
 */
export function useExpandedRows(index: CatalogueIndex, found: TreeMatches | undefined, at: string) {
  const first = useState(() => new Set(ancestorKeys(at)))[0];
  const base = useMemo(
    () => (found ? expandMatches(index, found, MAX_EXPANDED_ROWS) : first),
    [index, found, first],
  );
  const [userState, setUserState] = useState<{ of: ReadonlySet<string>; open: ReadonlySet<string> }>();
  const openIds = userState?.of === base ? userState.open : base;
  const set = (keys: ReadonlySet<string>) => setUserState({ of: base, open: keys });
  return {
    open: openIds,
    toggle: (key: string) =>
      set(openIds.has(key) ? new Set([...openIds].filter(one => one !== key)) : new Set([...openIds, key])),
    openAll: (keys: string[]) => set(new Set([...openIds, ...keys])),
    closeAll: () => set(new Set()),
  };
}

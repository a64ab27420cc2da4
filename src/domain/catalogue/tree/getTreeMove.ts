import { foldText } from '../../../platform/fold.ts';
import type { TreeRowData } from './tree.ts';

/** The effect of a key in the tree. */
export interface TreeMove {
  to?: TreeRowData | undefined;
  toggle?: string;
  open?: string[];
}

/**
 * Implements the keys of the ARIA tree pattern on the line `from`. It returns undefined for keys without an
 * effect.
 */
export function getTreeMove(
  rows: readonly TreeRowData[],
  from: TreeRowData,
  key: string,
): TreeMove | undefined {
  const at = rows.findIndex(row => row.key === from.key);
  const parent = from.key.slice(0, Math.max(0, from.key.lastIndexOf('/')));
  const hasChildren = from.childIds.length > 0;
  switch (key) {
    case 'ArrowDown':
      return { to: rows[at + 1] };
    case 'ArrowUp':
      return { to: rows[at - 1] };
    case 'Home':
      return { to: rows[0] };
    case 'End':
      return { to: rows.at(-1) };
    case 'ArrowRight':
      if (!hasChildren) return {};
      return from.open ? { to: rows[at + 1] } : { toggle: from.key };
    case 'ArrowLeft':
      return hasChildren && from.open ? { toggle: from.key } : { to: rows.find(row => row.key === parent) };
    case '*':
      return {
        open: rows
          .filter(
            ({ level, key: one, childIds }) =>
              level === from.level &&
              one.slice(0, Math.max(0, one.lastIndexOf('/'))) === parent &&
              childIds.length,
          )
          .map(row => row.key),
      };
    default: {
      if (key.length !== 1 || !key.trim()) return undefined;
      const wanted = foldText(key);
      const round = [...rows.slice(at + 1), ...rows.slice(0, at)];
      return { to: round.find(({ name }) => foldText(name).startsWith(wanted)) };
    }
  }
}

import { foldText } from '../../../platform/fold.ts';
import type { TreeLine } from './tree.ts';

/** The effect of a key in the tree. */
export interface TreeMove {
  to?: TreeLine | undefined;
  toggle?: string;
  open?: string[];
}

/**
 * Implements the keys of the ARIA tree pattern on the line `from`. It returns undefined for keys without an
 * effect.
 */
export function treeMoveFrom(places: readonly TreeLine[], from: TreeLine, key: string): TreeMove | undefined {
  const at = places.findIndex(place => place.key === from.key);
  const parent = from.key.slice(0, Math.max(0, from.key.lastIndexOf('/')));
  const holds = from.inside.length > 0;
  switch (key) {
    case 'ArrowDown':
      return { to: places[at + 1] };
    case 'ArrowUp':
      return { to: places[at - 1] };
    case 'Home':
      return { to: places[0] };
    case 'End':
      return { to: places.at(-1) };
    case 'ArrowRight':
      if (!holds) return {};
      return from.open ? { to: places[at + 1] } : { toggle: from.key };
    case 'ArrowLeft':
      return holds && from.open ? { toggle: from.key } : { to: places.find(place => place.key === parent) };
    case '*':
      return {
        open: places
          .filter(
            ({ level, key: one, inside }) =>
              level === from.level &&
              one.slice(0, Math.max(0, one.lastIndexOf('/'))) === parent &&
              inside.length,
          )
          .map(place => place.key),
      };
    default: {
      if (key.length !== 1 || !key.trim()) return undefined;
      const wanted = foldText(key);
      const round = [...places.slice(at + 1), ...places.slice(0, at)];
      return { to: round.find(({ name }) => foldText(name).startsWith(wanted)) };
    }
  }
}

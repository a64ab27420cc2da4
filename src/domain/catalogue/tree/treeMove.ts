import { foldText } from '../../../platform/fold.ts';
import type { TreeLine } from './tree.ts';

/** What a key does in a tree: it goes to another line, opens or closes this one, or opens several. */
export interface TreeMove {
  to?: TreeLine | undefined;
  toggle?: string;
  open?: string[];
}

/** The tree pattern of ARIA: what `key` does on the line `from`; undefined where it means nothing there. */
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

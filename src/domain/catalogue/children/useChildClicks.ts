import { useCallback, type MouseEvent, type SyntheticEvent } from 'react';
import { useLinkEvents } from '../../../admin/panel/useLinkEvents.ts';
import { preloadOnce } from '../../../ui/lazy/preload.ts';

/** The actions of the buttons of a row, by `data-act`. */
export interface ChildActs {
  up?(id: string): void;
  down?(id: string): void;
  edit?(id: string): void;
  /** Removes the child from its holder. */
  unlink?(id: string): void;
  /** Opens the menu of a row at its button. */
  menu?(id: string, button: HTMLElement): void;
  /** Load the components that the buttons open. */
  preload: readonly (() => Promise<unknown>)[];
}

const FORM_BUTTONS = '[data-act=edit],[data-act=menu]';

/**
 * Extends `useLinkEvents` to the buttons of all rows, which run the action in `data-act`. Hovering or
 * focusing preloads the components that they open.
 */
export function useChildClicks(acts: ChildActs) {
  const { onClick: onLinkClick, onFocus: onLinkApproach } = useLinkEvents();
  const onClick = useCallback(
    (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-act]');
      if (!button) return onLinkClick(event);
      const { act, id } = button.dataset;
      acts[act as Exclude<keyof ChildActs, 'preload'>]?.(id!, button);
    },
    [acts, onLinkClick],
  );
  const onApproach = useCallback(
    (event: SyntheticEvent) => {
      if ((event.target as Element).closest(FORM_BUTTONS)) acts.preload.forEach(preloadOnce);
      else onLinkApproach(event);
    },
    [acts, onLinkApproach],
  );
  return { onClick, onPointerOver: onApproach, onFocus: onApproach };
}

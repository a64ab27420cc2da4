import { useCallback, type MouseEvent, type SyntheticEvent } from 'react';
import { useLinkEvents } from '../../../admin/panel/useLinkEvents.ts';
import { preloadOnce } from '../../../ui/lazy/preload.ts';

/** The actions of the buttons of a row, by `data-act`. */
export interface ChildActions {
  up?(id: string): void;
  down?(id: string): void;
  edit?(id: string): void;
  /** Removes the child from its parent. */
  unlink?(id: string): void;
  menu?(id: string, button: HTMLElement): void;
  /** Load the components that the buttons open. */
  preload: readonly (() => Promise<unknown>)[];
}

const FORM_BUTTONS = '[data-act=edit],[data-act=menu]';

/**
 * Extends `useLinkEvents` to the buttons of all rows, which run the action in `data-act`. Hovering or
 * focusing preloads the components that they open.
 */
export function useChildRowEvents(actions: ChildActions) {
  const { onClick: onLinkClick, onFocus: onLinkFocus } = useLinkEvents();
  const onClick = useCallback(
    (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-act]');
      if (!button) return onLinkClick(event);
      const { act, id } = button.dataset;
      actions[act as Exclude<keyof ChildActions, 'preload'>]?.(id!, button);
    },
    [actions, onLinkClick],
  );
  const onPreload = useCallback(
    (event: SyntheticEvent) => {
      if ((event.target as Element).closest(FORM_BUTTONS)) actions.preload.forEach(preloadOnce);
      else onLinkFocus(event);
    },
    [actions, onLinkFocus],
  );
  return { onClick, onPointerOver: onPreload, onFocus: onPreload };
}

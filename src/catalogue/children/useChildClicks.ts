import { useCallback, useContext, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutBase } from '../../ui/base.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import { PreloadContext } from '../../ui/lazy/PreloadContext.ts';
import { preloadOnce } from '../../ui/lazy/preloadOnce.ts';

/** What the buttons of a row do, by `data-act`. */
export interface ChildActs {
  up?(id: string): void;
  down?(id: string): void;
  edit?(id: string): void;
  /** Takes it out of what holds it. */
  unlink?(id: string): void;
  /** Opens the menu of a row at its button. */
  menu?(id: string, button: HTMLElement): void;
  /** Load what the buttons open. */
  preload: readonly (() => Promise<unknown>)[];
}

const FORM_BUTTONS = '[data-act=edit],[data-act=menu]';

/** The handlers of all rows: links navigate client-side, buttons run the action in `data-act`. Hovering or focusing preloads what they open. */
export function useChildClicks(acts: ChildActs) {
  const navigate = useNavigate();
  const preloadPage = useContext(PreloadContext);
  const onClick = useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('button[data-act]');
      if (button) {
        const { act, id } = button.dataset;
        return acts[act as Exclude<keyof ChildActs, 'preload'>]?.(id!, button);
      }
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || !isPlainClick(event)) return undefined;
      event.preventDefault();
      return navigate(withoutBase(link.getAttribute('href')!));
    },
    [acts, navigate],
  );
  const onApproach = useCallback(
    ({ target }: SyntheticEvent) => {
      const element = (target as Element).closest(`a[href],${FORM_BUTTONS}`);
      if (!element) return;
      const href = element.getAttribute('href');
      if (href) preloadPage(withoutBase(href));
      else acts.preload.forEach(preloadOnce);
    },
    [acts, preloadPage],
  );
  return { onClick, onPointerOver: onApproach, onFocus: onApproach };
}

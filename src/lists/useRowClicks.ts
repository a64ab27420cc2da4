import { useCallback, useContext, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutBase } from '../ui/base.ts';
import { isPlainClick } from '../ui/isPlainClick.ts';
import { PreloadContext } from '../ui/lazy/PreloadContext.ts';
import { preloadOnce } from '../ui/lazy/preloadOnce.ts';

export interface RowActs {
  edit?(id: string): void;
  /** What can be done with the row, where it has one button for all; the menu opens at it. */
  menu?(id: string, button: HTMLElement): void;
  clone?(id: string): void;
  delete?(id: string): void;
  /** Where rows have an order: moves it by one place. */
  up?(id: string): void;
  down?(id: string): void;
  /** Takes it out of what holds it. */
  unlink?(id: string): void;
  /** The row was ticked, or its tick taken. */
  select?(id: string): void;
  /** Load what its buttons open. */
  preload?: readonly (() => Promise<unknown>)[];
}

const LEADS_TO_FORM = '[data-act=edit],[data-act=menu]';

/** The handlers of a whole list: links navigate within the console, buttons do what their data says. What either needs is preloaded on approach. */
export function useRowClicks(acts: RowActs) {
  const navigate = useNavigate();
  const preloadPage = useContext(PreloadContext);
  const onClick = useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('button[data-act]');
      if (button)
        return acts[button.dataset.act as Exclude<keyof RowActs, 'preload' | 'select'>]?.(
          button.dataset.id!,
          button,
        );
      const box =
        target.closest<HTMLElement>('input[data-id]') ??
        target.querySelector<HTMLElement>('td:scope > input[data-id]');
      if (box) return acts.select?.(box.dataset.id!);
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || !isPlainClick(event)) return undefined;
      event.preventDefault();
      return navigate(withoutBase(link.getAttribute('href')!));
    },
    [acts, navigate],
  );
  const onApproach = useCallback(
    ({ target }: SyntheticEvent) => {
      const near = (target as Element).closest(`a[href],${LEADS_TO_FORM}`);
      if (!near) return;
      const address = near.getAttribute('href');
      if (address) preloadPage(withoutBase(address));
      else acts.preload?.forEach(preloadOnce);
    },
    [acts, preloadPage],
  );
  return { onClick, onPointerOver: onApproach, onFocus: onApproach };
}

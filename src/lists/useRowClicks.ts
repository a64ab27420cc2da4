import { useCallback, useContext, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AheadContext } from '../calls/AheadContext.ts';
import { withoutBase } from '../ui/base.ts';
import { isPlainClick } from '../ui/isPlainClick.ts';

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
  /** Its form may be opened next: loads it. */
  ahead?(): void;
}

const LEADS_TO_FORM = '[data-act=edit],[data-act=menu]';

/** The handlers of a whole list: links navigate within the console, buttons do what their data says. What either needs is loaded once it is pointed at. */
export function useRowClicks(acts: RowActs) {
  const navigate = useNavigate();
  const ahead = useContext(AheadContext);
  const onClick = useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('button[data-act]');
      if (button) return acts[button.dataset.act as keyof RowActs]?.(button.dataset.id!, button);
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
      if (address) ahead(withoutBase(address));
      else acts.ahead?.();
    },
    [acts, ahead],
  );
  return { onClick, onPointerOver: onApproach, onFocus: onApproach };
}

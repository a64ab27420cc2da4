import { useCallback, type MouseEvent } from 'react';
import type { Identifier } from 'react-admin';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../isPlainClick.ts';

export interface RowActs {
  edit?(id: string): void;
  delete?(id: string): void;
}

/** One click handler for a whole list: links navigate within the console, buttons do what their data says. */
export function useRowClicks(acts: RowActs) {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('button[data-act]');
      if (button) return acts[button.dataset.act as keyof RowActs]?.(button.dataset.id as Identifier as string);
      const link = target.closest('a[href]');
      if (!link || !isPlainClick(event)) return undefined;
      event.preventDefault();
      return navigate(link.getAttribute('href')!);
    },
    [acts, navigate],
  );
}

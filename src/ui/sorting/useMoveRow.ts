import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../useText.ts';

/**
 * Moves an entry, announces its new position, and keeps the focus on the pressed button. The `data-act` of
 * that button is up, down or menu.
 */
export function useMoveRow<Container extends HTMLElement>(
  ids: readonly string[],
  textOf: (id: string) => string,
  move: (id: string, to: number) => void,
) {
  const t = useText();
  const [spoken, setSpoken] = useState('');
  const container = useRef<Container>(null);
  const pressed = useRef<{ id: string; by: 'up' | 'down' }>(undefined);
  useLayoutEffect(() => {
    const { id, by } = pressed.current ?? {};
    pressed.current = undefined;
    if (id === undefined) return;
    const buttons = [
      ...(container.current?.querySelectorAll<HTMLElement>(
        `[data-id="${CSS.escape(id)}"]:is([data-act=up],[data-act=down],[data-act=menu]):not(:disabled)`,
      ) ?? []),
    ];
    (buttons.find(({ dataset }) => dataset.act === by) ?? buttons[0])?.focus();
  }, [ids]);
  const say = (id: string, to: number, by?: 'up' | 'down') => {
    if (by) pressed.current = { id, by };
    move(id, to);
    setSpoken(t('children.order.now', { name: textOf(id), position: to + 1, total: ids.length }));
  };
  return { spoken, say, focus: container };
}

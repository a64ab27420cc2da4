import { useEffect, useRef } from 'react';
import type { Identifier } from 'react-admin';

/** When the form of a record edited in place closes, the keyboard goes on at the button that opened it. */
export function useFocusAfterEdit(editing: Identifier | undefined) {
  const before = useRef<Identifier>(undefined);
  useEffect(() => {
    const closed = editing ? undefined : before.current;
    before.current = editing;
    // Whoever has moved on meanwhile is left there.
    if (!closed || document.activeElement !== document.body) return;
    // The same record may be listed in a tab behind.
    const buttons = document.querySelectorAll<HTMLElement>(`[data-act="edit"][data-id="${CSS.escape(String(closed))}"], [data-act="menu"][data-id="${CSS.escape(String(closed))}"]`);
    [...buttons].find(button => !button.closest('[hidden]'))?.focus();
  }, [editing]);
}

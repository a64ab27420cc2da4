import { useEffect, type RefObject } from 'react';
import { isTypedInto } from '../../ui/isTypedInto.ts';

export const UNDO_KEYS = 'Control+Z Meta+Z';

/**
 * Ctrl+Z presses the Undo of the first banner that has one, and the first Tab after the banner appeared moves to it; the next Tab
 * returns to where the focus was. In a text field, a dialog or a menu both keys have their usual meaning.
 */
export function useUndoKeys(stack: RefObject<HTMLElement | null>, offered: unknown) {
  useEffect(() => {
    if (!offered) return;
    let first = true;
    let from: HTMLElement | undefined;
    const onKey = (event: KeyboardEvent) => {
      const undo = stack.current?.querySelector<HTMLElement>('[data-undo]');
      const on = document.activeElement as HTMLElement | null;
      if (
        !undo ||
        event.defaultPrevented ||
        isTypedInto(event.target) ||
        document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')
      )
        return;
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        undo.click();
      }
      if (event.key !== 'Tab') return;
      const within = stack.current!.contains(on);
      if (!within && first && !event.shiftKey) {
        event.preventDefault();
        first = false;
        from = on && on !== document.body ? on : undefined;
        undo.focus();
      } else if (within && from?.isConnected && on === (event.shiftKey ? undo : undo.nextElementSibling)) {
        // Back to it, or on from it as the browser goes.
        from.focus();
        if (event.shiftKey) event.preventDefault();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [stack, offered]);
}

import { useEffect, type RefObject } from 'react';
import { isTextInput } from '../../ui/isTextInput.ts';

export const UNDO_KEYS = 'Control+Z Meta+Z';

/**
 * Ctrl+Z presses the Undo button of the first banner that has one. The first Tab after the banner appeared
 * moves to the button; the next Tab returns to the former focus. In a text field, a dialog or a menu both
 * keys have their usual meaning.
 */
export function useUndoKeys(stack: RefObject<HTMLElement | null>, undoable: unknown) {
  useEffect(() => {
    if (!undoable) return;
    let isFirstTab = true;
    let origin: HTMLElement | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const undo = stack.current?.querySelector<HTMLElement>('[data-undo]');
      const focused = document.activeElement as HTMLElement | null;
      if (
        !undo ||
        event.defaultPrevented ||
        isTextInput(event.target) ||
        document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')
      )
        return;
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        undo.click();
      }
      if (event.key !== 'Tab') return;
      const isInStack = stack.current!.contains(focused);
      if (!isInStack && isFirstTab && !event.shiftKey) {
        event.preventDefault();
        isFirstTab = false;
        origin = focused && focused !== document.body ? focused : undefined;
        undo.focus();
      } else if (
        isInStack &&
        origin?.isConnected &&
        focused === (event.shiftKey ? undo : undo.nextElementSibling)
      ) {
        // Shift+Tab returns to the former element; Tab moves on from it.
        origin.focus();
        if (event.shiftKey) event.preventDefault();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [stack, undoable]);
}

import { useCallback, useContext, useEffect, useRef } from 'react';
import { StaysOnPage, UnsavedContext, type UnsavedPart } from './unsaved.ts';

/**
 * Says that there is unsaved input here, so that it is not left behind without a question. `kept`: a draft of it stays
 * on this device; `asks`: what is asked, where it is something else; `typed`: the same function each time; `sending`: it
 * was sent, and its reply is not here yet. Answers how to let the next move pass.
 */
export function useLeaveGuard(
  dirty: boolean,
  kept: boolean,
  { asks, typed, sending = false }: Pick<UnsavedPart, 'asks' | 'typed' | 'sending'> = {},
): () => void {
  const unsaved = useContext(UnsavedContext);
  const staysOnPage = useContext(StaysOnPage);
  const takeOut = useRef<() => void>(undefined);
  useEffect(() => {
    if (!dirty) return;
    takeOut.current = unsaved.add({ kept, staysOnPage, asks, typed, sending });
    return () => takeOut.current?.();
  }, [dirty, kept, staysOnPage, asks, typed, sending, unsaved]);
  return useCallback(() => takeOut.current?.(), []);
}

import { useCallback, useContext, useEffect, useRef } from 'react';
import { StaysOnPage, UnsavedContext, type UnsavedPart } from './unsaved.ts';

/**
 * Registers unsaved input, so that leaving asks a question. `kept`: a draft of it is stored on this device.
 * `asks`: replaces the question. `typed`: must be a stable function. `sending`: it was sent and the reply is
 * pending. Returns a function that lets the next navigation pass.
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

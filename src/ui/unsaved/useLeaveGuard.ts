import { useCallback, useContext, useEffect, useRef } from 'react';
import { StaysOnPage, UnsavedContext, type UnsavedPart } from './unsaved.ts';

/**
 * Says that there is unsaved input here, so that it is not left behind without a question. `kept`: a draft of it stays
 * on this device; `asks`: what is asked, where it is something else. Answers how to let the next move pass.
 */
export function useLeaveGuard(dirty: boolean, kept: boolean, asks?: UnsavedPart['asks']): () => void {
  const unsaved = useContext(UnsavedContext);
  const staysOnPage = useContext(StaysOnPage);
  const takeOut = useRef<() => void>(undefined);
  useEffect(() => {
    if (!dirty) return;
    takeOut.current = unsaved.add({ kept, staysOnPage, asks });
    return () => takeOut.current?.();
  }, [dirty, kept, staysOnPage, asks, unsaved]);
  return useCallback(() => takeOut.current?.(), []);
}

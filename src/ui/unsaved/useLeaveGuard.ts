import { useCallback, useContext, useEffect, useRef } from 'react';
import { StaysOnPage, UnsavedContext } from './unsaved.ts';

/**
 * Says that there is unsaved input here, so that it is not left behind without a question. `kept`: a draft of it stays
 * on this device. Answers how to let the next move pass.
 */
export function useLeaveGuard(dirty: boolean, kept: boolean): () => void {
  const unsaved = useContext(UnsavedContext);
  const staysOnPage = useContext(StaysOnPage);
  const takeOut = useRef<() => void>(undefined);
  useEffect(() => {
    if (!dirty) return;
    takeOut.current = unsaved.add({ kept, staysOnPage });
    return () => takeOut.current?.();
  }, [dirty, kept, staysOnPage, unsaved]);
  return useCallback(() => takeOut.current?.(), []);
}

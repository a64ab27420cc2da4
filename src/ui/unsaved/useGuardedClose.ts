import { useCallback } from 'react';
import { useAskToLeave } from './useAskToLeave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Closes a dialog; where something is chosen in it, asks first, and while it is `sending`: `const leave = useGuardedClose(chosen.length > 0, close)`. */
export function useGuardedClose(chosen: boolean, close: () => void, sending = false) {
  const askToLeave = useAskToLeave();
  useLeaveGuard(chosen, false, { sending });
  return useCallback(async () => {
    if (await askToLeave(chosen ? [{ kept: false, staysOnPage: false, sending }] : [])) close();
  }, [askToLeave, chosen, close, sending]);
}

import { useCallback } from 'react';
import { useAskToLeave } from './useAskToLeave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Closes a dialog; where something is chosen in it, asks first: `const leave = useGuardedClose(chosen.length > 0, close)`. */
export function useGuardedClose(chosen: boolean, close: () => void) {
  const askToLeave = useAskToLeave();
  useLeaveGuard(chosen, false);
  return useCallback(async () => {
    if (await askToLeave(chosen ? [{ kept: false, staysOnPage: false }] : [])) close();
  }, [askToLeave, chosen, close]);
}

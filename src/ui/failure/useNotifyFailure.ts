import { useCallback, useContext } from 'react';
import { CallError, requestIdForSupport } from '../../platform/errors.ts';
import { UnsavedContext } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import { failureText, findRetryAfter, type FailureTexts } from './failureText.ts';
import { useNotifyText } from './useNotifyText.ts';

/**
 * Notifies about a failed call until the user dismisses it, with a countdown to the next possible attempt. A
 * 401 is ignored, because the session ends.
 */
export function useNotifyFailure() {
  const notifyText = useNotifyText();
  const t = useText();
  const unsaved = useContext(UnsavedContext);
  return useCallback(
    (error: unknown, texts: FailureTexts = {}) => {
      if (error instanceof CallError && error.status === 401) return;
      notifyText(failureText(t, error, { ...texts, typed: unsaved.any() }), 'error', {
        waits: findRetryAfter(t, error, texts),
        reference: requestIdForSupport(error),
      });
    },
    [notifyText, t, unsaved],
  );
}

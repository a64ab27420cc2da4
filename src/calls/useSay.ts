import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Success banners hide after this long (spec 1 §9), milliseconds. */
export const BANNER = 2000;

/** Says a sentence that is in words already: a success for its time, an error until it is dismissed. */
export function useSay() {
  const notify = useNotify();
  return useCallback(
    (text: string, type: 'success' | 'error') => notify(text, { type, autoHideDuration: type === 'error' ? null : BANNER, messageArgs: { _: text } }),
    [notify],
  );
}

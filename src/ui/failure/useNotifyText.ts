import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Success banners hide after this long (spec 1 §9), milliseconds. */
export const BANNER = 2000;

/** Until when (epoch milliseconds) the platform refuses further attempts, and what is said until then, `0:42`, and after it. */
export interface RetryAfter {
  until: number;
  during(time: string): string;
  after: string;
}

/** What a banner has besides its words: how it counts down, and what the platform calls the request that failed. */
export interface NotificationExtras {
  waits?: RetryAfter | undefined;
  reference?: string | undefined;
}

/** Says a sentence that is in words already: a success for its time, an error until it is dismissed. */
export function useNotifyText() {
  const notify = useNotify();
  return useCallback(
    (text: string, type: 'success' | 'error', besides: NotificationExtras = {}) => {
      notify(text, {
        type,
        autoHideDuration: type === 'error' ? null : BANNER,
        messageArgs: { _: text },
        ...besides,
      });
    },
    [notify],
  );
}

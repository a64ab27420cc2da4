import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** The duration of success banners in milliseconds (docs/behaviour.md 1 §9). */
export const AUTO_HIDE_MS = 2000;

/**
 * The time (epoch milliseconds) until which the platform refuses attempts, and the texts until then, with the
 * time left such as `0:42`, and afterwards.
 */
export interface RetryAfter {
  until: number;
  during(time: string): string;
  after: string;
}

/** Additions to a notification: a countdown, and the platform's id of the failed request. */
export interface NotificationExtras {
  waits?: RetryAfter | undefined;
  reference?: string | undefined;
}

/**
 * Notifies with a translated text. A success is hidden after `AUTO_HIDE_MS`, an error stays until it is dismissed.
 */
export function useNotifyText() {
  const notify = useNotify();
  return useCallback(
    (text: string, type: 'success' | 'error', extras: NotificationExtras = {}) => {
      notify(text, {
        type,
        autoHideDuration: type === 'error' ? null : AUTO_HIDE_MS,
        messageArgs: { _: text },
        ...extras,
      });
    },
    [notify],
  );
}

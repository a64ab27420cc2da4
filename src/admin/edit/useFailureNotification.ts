import { useNotify, useResourceContext, useTranslate } from 'react-admin';
import { CallError } from '../../platform/errors.ts';
import type { FailureTexts } from '../../ui/failure/failureText.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import type { TextKey } from '../../ui/useText.ts';
import { isShownInForm } from '../form/fieldErrors.ts';

/** Ends a save without a notification: the user declined to overwrite, or was already told. */
export class HandledError extends Error {
  constructor() {
    super('The save ended, and the person knows how.');
    this.name = 'HandledError';
  }
}

/** Returns a function that picks a resource's text keys for a failed save or deletion. */
export function useFailureTexts(done: 'delete' | 'save') {
  const resource = useResourceContext();
  const translate = useTranslate();
  return () => {
    const own = (key: string) => (translate(key, { _: '' }) ? (key as TextKey) : undefined);
    return done === 'delete'
      ? { text: own(`resources.${resource}.deleteError`) }
      : {
          text: own(`resources.${resource}.saveError`),
          refused: own(`resources.${resource}.saveErrorMessage`),
        };
  };
}

/**
 * Notifies of a failed save or deletion. Errors of the platform use the resource's own text, all others react-admin's. Errors that
 * a form shows below its fields are left out. `own` texts replace the resource's.
 */
export function useFailureNotification(done: 'delete' | 'save', own?: FailureTexts) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const textsOf = useFailureTexts(done);
  return (error: unknown) => {
    if (error instanceof HandledError || isShownInForm(error)) return;
    if (error instanceof CallError) {
      notifyFailure(error, own?.text ? own : textsOf());
      return;
    }
    const { message } = (typeof error === 'string' ? { message: error } : error) as { message?: string };
    notify(message || 'ra.notification.http_error', {
      type: 'error',
      ...(message && { messageArgs: { _: message } }),
    });
  };
}

import { useNotify, useResourceContext, useTranslate } from 'react-admin';
import { CallError } from '../../platform/errors.ts';
import type { FailureTexts } from '../../ui/failure/failureText.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import type { TextKey } from '../../ui/useText.ts';
import { isShownInForm } from '../form/fieldErrors.ts';

/** Ends a save without a notification, because the user declined to overwrite or was already notified. */
export class HandledError extends Error {
  constructor() {
    super('The save ended, and the person knows how.');
    this.name = 'HandledError';
  }
}

/** Returns a function that returns the resource's text keys for a failed save or deletion, undefined for those without a text. */
export function useFailureTexts(action: 'delete' | 'save') {
  const resource = useResourceContext();
  const translate = useTranslate();
  return () => {
    const existingKey = (key: string) => (translate(key, { _: '' }) ? (key as TextKey) : undefined);
    return action === 'delete'
      ? { text: existingKey(`resources.${resource}.deleteError`) }
      : {
          text: existingKey(`resources.${resource}.saveError`),
          refused: existingKey(`resources.${resource}.saveErrorMessage`),
        };
  };
}

/**
 * Returns a function that notifies of a failed save or deletion. Platform errors use the resource's text, other errors react-admin's.
 * Errors that a form shows below its fields are not notified. `customTexts` replace the resource's texts.
 */
export function useFailureNotification(action: 'delete' | 'save', customTexts?: FailureTexts) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const getFailureTexts = useFailureTexts(action);
  return (error: unknown) => {
    if (error instanceof HandledError || isShownInForm(error)) return;
    if (error instanceof CallError) {
      notifyFailure(error, customTexts?.text ? customTexts : getFailureTexts());
      return;
    }
    const { message } = (typeof error === 'string' ? { message: error } : error) as { message?: string };
    notify(message || 'ra.notification.http_error', {
      type: 'error',
      ...(message && { messageArgs: { _: message } }),
    });
  };
}

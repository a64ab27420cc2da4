import { CallError } from '../../platform/errors.ts';
import type { TextKey } from '../../ui/useText.ts';

/**
 * Returns the text of a failure with plans. If the platform gives a reason, an apology precedes it
 * (docs/behaviour.md 1 §8).
 */
export const planFailureText =
  (text: TextKey) =>
  (error: unknown): TextKey =>
    error instanceof CallError && error.serverMessage ? 'resources.subscription-plans.sorry' : text;

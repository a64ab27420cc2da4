import { CallError } from '../../platform/errors.ts';
import type { TextKey } from '../../ui/useText.ts';

/** What is said of a failure with plans: where the platform gives a reason of its own, that it is sorry stands before it (docs/behaviour.md 1 §8). */
export const planFailureText =
  (text: TextKey) =>
  (error: unknown): TextKey =>
    error instanceof CallError && error.serverMessage ? 'resources.subscription-plans.sorry' : text;

import { safeParse, type ZodMiniType } from 'zod/mini';
import type { FieldErrors } from '../platform/errors.ts';

/** The fields a form asks for, each with its rule as the platform's contract states it. */
export type Fields = Record<string, ZodMiniType>;

/** Whether a field must be filled in: derived from its rule. */
export const isRequired = (rule: ZodMiniType | undefined) => rule !== undefined && !safeParse(rule, '').success;

/** What a field holds before anything is known of it: nothing typed, or not ticked. */
export const emptyOf = (rule: ZodMiniType) => (!safeParse(rule, '').success && safeParse(rule, false).success ? false : '');

/** The catalogue key of each field's first fault; empty where all are right. */
export function faultsOf(fields: Fields, values: Record<string, unknown>): FieldErrors {
  const faults: FieldErrors = {};
  for (const [name, rule] of Object.entries(fields)) {
    const result = safeParse(rule, values[name] ?? emptyOf(rule));
    if (!result.success) faults[name] = result.error.issues[0]?.message ?? 'ra.validation.required';
  }
  return faults;
}

import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import { withKind } from '../../platform/fieldKind.ts';
import { MIN_PASSWORD_INPUT_LENGTH } from '../../platform/password.ts';

const requiredSecret = (error: string) =>
  withKind('secret', z.string().check(z.refine(text => text !== '', error)));

/**
 * The fields refuse only passwords that are too short for the field; the platform checks the other rules
 * (docs/decisions/passwords.md).
 */
export const passwordForm = defineForm('settings', {
  oldPassword: requiredSecret('settings.oldRequired'),
  newPassword: withKind(
    'secret',
    z.string().check(z.refine(text => text.length >= MIN_PASSWORD_INPUT_LENGTH, 'personRules.passwordWhole')),
  ),
  repeat: requiredSecret('personRules.passwordsDiffer'),
});
export type PasswordValues = FormValues<typeof passwordForm>;

export const passwordsDiffer = ({ newPassword, repeat }: PasswordValues): FieldErrors =>
  newPassword === repeat ? {} : { repeat: 'personRules.passwordsDiffer' };

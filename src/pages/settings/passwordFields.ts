import * as z from 'zod/mini';
import type { FieldErrors } from '../../platform/errors.ts';
import { PASSWORD_FIELD_LENGTH } from '../../platform/rules.ts';
import type { Fields } from '../../forms/fieldsOf.ts';

const given = (fault: string) => z.string().check(z.refine(text => text !== '', fault));

/** The fields refuse what cannot be a password at all; the rest the platform judges (decision 4). */
export const passwordFields: Fields = {
  oldPassword: given('settings.oldRequired'),
  newPassword: z.string().check(z.refine(text => text.length >= PASSWORD_FIELD_LENGTH, 'person.rule.passwordWhole')),
  repeat: given('person.rule.passwordsDiffer'),
};

export const passwordsDiffer = ({ newPassword, repeat }: Record<string, unknown>): FieldErrors =>
  newPassword === repeat ? {} : { repeat: 'person.rule.passwordsDiffer' };

import * as z from 'zod/mini';
import { formSchemas } from '../../admin/field/defineFields.ts';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { withKind } from '../../platform/fieldKind.ts';
import { isPassword, MIN_PASSWORD_INPUT_LENGTH, MIN_PASSWORD_LENGTH } from '../../platform/password.ts';
import { NewUser } from '../../platform/users.ts';
import { userFields } from './userFields.ts';

/** The fields that an admin edits; the platform validates the password itself (docs/decisions/passwords.md). */
export const userForm = defineForm('resources.users', {
  ...formSchemas(userFields, 'edit'),
  password: withKind(
    'secret',
    z.optional(
      z
        .string()
        .check(z.refine(text => text.length >= MIN_PASSWORD_INPUT_LENGTH, 'personRules.passwordWhole')),
    ),
  ),
  isActive: z._default(z.boolean(), true),
});
export type UserValues = FormValues<typeof userForm>;

/** The fields of a new user (docs/behaviour.md 1 §5). */
export const newUserForm = defineForm('resources.users', {
  ...formSchemas(userFields, 'create'),
  phone: NewUser.shape.phone,
  password: withKind(
    'secret',
    z.string().check(
      z.refine(text => text.length >= MIN_PASSWORD_LENGTH, { error: 'personRules.password', abort: true }),
      z.refine(isPassword, 'personRules.passwordCharacters'),
    ),
  ),
});
export type NewUserValues = FormValues<typeof newUserForm>;

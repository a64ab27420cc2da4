import * as z from 'zod/mini';
import { isPassword, PASSWORD_FIELD_LENGTH, PASSWORD_LENGTH } from '../../platform/rules.ts';
import { NewUser, UserFields } from '../../platform/users.ts';
import type { Fields } from '../../forms/fieldsOf.ts';
import type { TextKey } from '../../ui/useText.ts';

/** What an admin edits of a user; the platform judges the password itself (decision 4). */
export const userEditFields: Fields = {
  ...UserFields,
  isActive: z.boolean(),
  password: z
    .string()
    .check(z.refine(text => text === '' || text.length >= PASSWORD_FIELD_LENGTH, 'person.rule.passwordWhole')),
};

export const userFieldLabels: Record<string, TextKey> = {
  firstName: 'users.field.firstName',
  lastName: 'users.field.lastName',
  email: 'users.field.email',
  phone: 'users.field.phone',
  isActive: 'users.field.isActive',
  password: 'users.field.password',
};

/** What a new user needs (spec 1 §5). */
export const newUserFields: Fields = {
  ...UserFields,
  phone: NewUser.shape.phone,
  password: z
    .string()
    .check(
      z.refine(text => text.length >= PASSWORD_LENGTH, { error: 'person.rule.password', abort: true }),
      z.refine(isPassword, 'person.rule.passwordSigns'),
    ),
};

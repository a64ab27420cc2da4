import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { UserFields } from '../../platform/users.ts';

/** The fields of a user that users edit themselves. */
export const profileForm = defineForm('resources.users', {
  ...UserFields,
  productEmailSubscription: z.boolean(),
});
export type ProfileValues = FormValues<typeof profileForm>;

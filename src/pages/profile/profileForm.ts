import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { UserFields } from '../../platform/users.ts';

/** A profile is a user, as far as he says about himself. */
export const profileForm = defineForm('resources.users', {
  ...UserFields,
  productEmailSubscription: z.boolean(),
});
export type ProfileValues = FormValues<typeof profileForm>;

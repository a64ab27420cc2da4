import * as z from 'zod/mini';
import { formOf, type FormValues } from '../../forms/formOf.ts';
import { UserFields } from '../../platform/users.ts';

/** A profile is a user, as far as he says about himself. */
export const profileForm = formOf('resources.users', {
  ...UserFields,
  productEmailSubscription: z.boolean(),
});
export type ProfileValues = FormValues<typeof profileForm>;

import * as z from 'zod/mini';
import { UserFields } from '../../platform/users.ts';
import type { Fields } from '../../forms/fieldsOf.ts';
import type { TextKey } from '../../ui/useText.ts';

export const profileFields: Fields = { ...UserFields, productEmailSubscription: z.boolean() };

export const profileLabels: Record<string, TextKey> = {
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  email: 'person.email',
  phone: 'person.phone',
  productEmailSubscription: 'profile.productEmails',
};

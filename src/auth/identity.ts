import { fullName } from '../platform/userName.ts';
import type { User } from '../platform/users.ts';

/** react-admin's identity of the signed-in user, combined with the user's record. */
export type Identity = User & { id: string; fullName: string };

/** The key of react-admin's identity query. */
export const IDENTITY_KEY = ['auth', 'getIdentity'];

export const identityOf = (me: User): Identity => ({
  ...me,
  id: me._id,
  fullName: fullName(me),
});

/** Returns only the record, as the platform sent it. */
export const userOf = ({ id: _, fullName: __, ...user }: Identity): User => user;

import { ownAccount } from '../platform/ownAccount.ts';
import type { User } from '../platform/users.ts';
import { call } from './call.ts';
import { can, type CanParams } from './rights.ts';

/** react-admin's identity of the signed-in user, with their record. */
export type Identity = User & { id: string; fullName: string };

/** The key of react-admin's identity query. */
export const IDENTITY_KEY = ['auth', 'getIdentity'];

export const identityOf = (me: User): Identity => ({
  ...me,
  id: me._id,
  fullName: [me.firstName, me.lastName].filter(Boolean).join(' '),
});

/** Their record alone, as the platform has it. */
export const userOf = ({ id: _, fullName: __, ...user }: Identity): User => user;

/** Reads who is signed in, and with it what they may do. */
export async function readIdentity(signal?: AbortSignal) {
  const me = await call(ownAccount.me, {}, { signal });
  return { identity: identityOf(me), can: (params: CanParams) => can(me, params) };
}

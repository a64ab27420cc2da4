import { ownAccount } from '../platform/ownAccount.ts';
import type { User } from '../platform/users.ts';
import { call } from './call.ts';
import { may, type CanParams, type Right } from './rights.ts';

/** react-admin's identity of the signed-in user, with their record. */
export type Identity = User & { id: string; fullName: string };

/** Reads who is signed in, and with it what they may do. */
export async function readIdentity(signal?: AbortSignal) {
  const me = await call(ownAccount.me, {}, { signal });
  const fullName = [me.firstName, me.lastName].filter(Boolean).join(' ');
  const identity: Identity = { ...me, id: me._id, fullName };
  return {
    identity,
    // The usual four actions are rights to the resource itself; any other action is a right of its own name.
    can: ({ resource, action, record }: CanParams) =>
      may(
        me,
        (['list', 'show', 'edit', 'create'].includes(action) ? resource : action) as Right,
        record as User | undefined,
      ),
  };
}

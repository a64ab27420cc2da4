import { useState } from 'react';
import type { AssignedRole } from '../../domain/people/useGiveRoles.ts';
import type { UserRecord } from './userRecord.ts';

/**
 * A user with the roles that the platform has just confirmed, until it is read again; `show` adds one. A user that was read
 * again is another object where anything about it has changed.
 */
export function useConfirmedRoles(read: UserRecord) {
  const [confirmed, setConfirmed] = useState<{ read: UserRecord; roles: AssignedRole[] }>();
  const rolesOf = (now: typeof confirmed) => (now?.read === read ? now.roles : []);
  const added = rolesOf(confirmed);
  const user = added.length ? { ...read, rolesAssigned: [...(read.rolesAssigned ?? []), ...added] } : read;
  const show = (role: AssignedRole) => setConfirmed(now => ({ read, roles: [...rolesOf(now), role] }));
  return { user, show };
}

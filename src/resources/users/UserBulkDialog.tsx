import { useState } from 'react';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { BulkActivate } from './BulkActivate.tsx';
import { BulkAssignLayers } from './BulkAssignLayers.tsx';
import { BulkAssignRole } from './BulkAssignRole.tsx';
import type { UserRecord } from './userColumns.ts';

export type UserDeed = 'activate' | 'deactivate' | 'assignRole' | 'assignLayers';

export interface UserDeedProps extends DialogProps {
  users: UserRecord[];
  /** Takes over a user as he is after the deed. */
  renew(user: UserRecord): void;
}

/** One deed for the ticked users, one documented call for each of them. */
export default function UserBulkDialog({ deed, users, ...rest }: UserDeedProps & { deed: UserDeed }) {
  // The ticks may go while it runs; the deed stays with those it was begun for.
  const [ticked] = useState(users);
  switch (deed) {
    case 'assignRole':
      return <BulkAssignRole users={ticked} {...rest} />;
    case 'assignLayers':
      return <BulkAssignLayers users={ticked} {...rest} />;
    default:
      return <BulkActivate active={deed === 'activate'} users={ticked} {...rest} />;
  }
}

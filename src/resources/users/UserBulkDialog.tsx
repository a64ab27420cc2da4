import { useState } from 'react';
import { BulkActivate } from './BulkActivate.tsx';
import { BulkAssignLayers } from './BulkAssignLayers.tsx';
import { BulkAssignRole } from './BulkAssignRole.tsx';
import type { UserDeed, UserDeedProps } from './userDeeds.ts';

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

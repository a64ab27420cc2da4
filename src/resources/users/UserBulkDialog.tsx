import { useState } from 'react';
import { BulkActivate } from './BulkActivate.tsx';
import { BulkAssignLayers } from './BulkAssignLayers.tsx';
import { BulkAssignRole } from './BulkAssignRole.tsx';
import type { UserBulkAction, UserBulkActionProps } from './userBulkActions.ts';

/** One action for the ticked users, one call for each. */
export default function UserBulkDialog({
  action,
  users,
  ...rest
}: UserBulkActionProps & { action: UserBulkAction }) {
  // The ticks may go while it runs; the action keeps the users it was begun for.
  const [ticked] = useState(users);
  switch (action) {
    case 'assignRole':
      return <BulkAssignRole users={ticked} {...rest} />;
    case 'assignLayers':
      return <BulkAssignLayers users={ticked} {...rest} />;
    default:
      return <BulkActivate active={action === 'activate'} users={ticked} {...rest} />;
  }
}

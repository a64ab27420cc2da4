import { useState } from 'react';
import { BulkActivate } from './BulkActivate.tsx';
import { BulkAssignLayers } from './BulkAssignLayers.tsx';
import { BulkAssignRole } from './BulkAssignRole.tsx';
import type { UserBulkAction, UserBulkActionProps } from './userBulkActions.ts';

/** Applies one action to the selected users, one request per user. */
export default function UserBulkDialog({
  action,
  users,
  ...rest
}: UserBulkActionProps & { action: UserBulkAction }) {
  // The selection may change while the action runs; it keeps the users it started with.
  const [selectedUsers] = useState(users);
  switch (action) {
    case 'assignRole':
      return <BulkAssignRole users={selectedUsers} {...rest} />;
    case 'assignLayers':
      return <BulkAssignLayers users={selectedUsers} {...rest} />;
    default:
      return <BulkActivate active={action === 'activate'} users={selectedUsers} {...rest} />;
  }
}

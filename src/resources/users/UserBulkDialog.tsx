import { useState } from 'react';
import type { UserBulkAction } from '../../domain/people/useUserBulkTexts.ts';
import { BulkActivate } from './BulkActivate.tsx';
import { BulkAssignLayers } from './BulkAssignLayers.tsx';
import { BulkAssignRole } from './BulkAssignRole.tsx';
import { BulkRemoveRole } from './BulkRemoveRole.tsx';
import type { UserBulkActionProps } from './UserBulkActionProps.ts';

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
    case 'removeRole':
      return <BulkRemoveRole users={selectedUsers} {...rest} />;
    case 'assignLayers':
      return <BulkAssignLayers users={selectedUsers} {...rest} />;
    default:
      return <BulkActivate active={action === 'activate'} users={selectedUsers} {...rest} />;
  }
}

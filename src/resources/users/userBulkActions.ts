import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { UserRecord } from './userRecord.ts';

export interface UserBulkActionProps extends DialogProps {
  users: UserRecord[];
  /** Shows a user as they are after the action. */
  updateRecord(user: UserRecord): void;
}

/** The bulk actions of the list. Their code loads when a user is selected. */
export const UserBulkToolbar = lazyComponent(
  () => import('./UserBulkToolbar.tsx'),
  ['emails', 'resources.users', 'userBulk'],
);

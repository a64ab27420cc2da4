import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { UserRecord } from './userColumns.ts';

/** What can be done with the ticked users. */
export type UserDeed = 'activate' | 'deactivate' | 'assignRole' | 'assignLayers';

export interface UserDeedProps extends DialogProps {
  users: UserRecord[];
  /** Takes over a user as he is after the deed. */
  renew(user: UserRecord): void;
}

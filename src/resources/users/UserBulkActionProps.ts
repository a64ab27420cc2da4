import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { UserRecord } from './userRecord.ts';

export interface UserBulkActionProps extends DialogProps {
  users: UserRecord[];
  /** Shows a user as they are after the action. */
  updateRecord(user: UserRecord): void;
}

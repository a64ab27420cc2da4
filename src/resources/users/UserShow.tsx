import { DeleteButton, Show } from '../../admin/index.ts';
import { placeholderUser } from './placeholderUser.ts';
import { RemovePrivilegeButton } from './RemovePrivilegeButton.tsx';
import { SetAdminButton } from './SetAdminButton.tsx';
import { SetSuperadminButton } from './SetSuperadminButton.tsx';
import { TransferButton } from './TransferButton.tsx';
import { UserChips } from './UserChips.tsx';
import { UserEditor } from './userEditor.ts';
import type { UserRecord } from './userRecord.ts';
import { UserTabs } from './UserTabs.tsx';

export default function UserShow() {
  return (
    <Show<UserRecord>
      resource="users"
      chips={<UserChips />}
      actions={<UserActions />}
      editor={<UserEditor />}
      placeholderRecord={placeholderUser}
    >
      <UserTabs />
    </Show>
  );
}

function UserActions() {
  return (
    <>
      <TransferButton />
      <SetSuperadminButton />
      <SetAdminButton />
      <RemovePrivilegeButton />
      <DeleteButton />
    </>
  );
}

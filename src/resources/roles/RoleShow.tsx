import { DeleteButton, Show } from '../../admin/index.ts';
import { RecordRoleUses } from '../../domain/catalogue/roles/RecordRoleUses.tsx';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { CloneRoleButton } from './CloneRoleButton.tsx';
import { RoleEditor } from './roleEditor.ts';
import styles from './roles.module.css';
import { RoleTabs } from './RoleTabs.tsx';

const placeholderRole: RoleRecord = { id: '', _id: '', roleName: '-', roleDescription: '-' };

export default function RoleShow() {
  return (
    <Show<RoleRecord>
      resource="roles"
      actions={
        <>
          <CloneRoleButton />
          <DeleteButton details={<RecordRoleUses />} />
        </>
      }
      editor={
        <div className={styles.form}>
          <RoleEditor />
        </div>
      }
      placeholderRecord={placeholderRole}
    >
      <RoleTabs />
    </Show>
  );
}

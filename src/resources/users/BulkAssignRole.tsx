import { useSharedForm } from '../../admin/index.ts';
import { BulkUserChange } from '../../domain/people/BulkUserChange.tsx';
import { createRoleActions } from '../../domain/people/createRoleActions.ts';
import { RoleInputs } from './RoleInputs.tsx';
import { NO_ROLE, validateRoleSelection } from './roleSelection.ts';
import type { UserBulkActionProps } from './UserBulkActionProps.ts';

/** Assigns one role in one application to the selected users; users who already have it are skipped. */
export function BulkAssignRole({ users, updateRecord, onClose }: UserBulkActionProps) {
  const { form, values } = useSharedForm(NO_ROLE, validateRoleSelection);
  const { application, role } = values;
  const { hasRole, assignAction, unassignAction } = createRoleActions(
    { role: role?.id, application: application?.id },
    updateRecord,
  );
  return (
    <BulkUserChange
      name="assignRole"
      users={users}
      form={form}
      isComplete={!!role && !!application}
      isUnchanged={hasRole}
      names={{ role: role?.label, application: application?.label }}
      action={assignAction}
      inverse={unassignAction}
      onClose={onClose}
    >
      <RoleInputs />
    </BulkUserChange>
  );
}

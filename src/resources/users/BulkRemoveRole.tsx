import { useSharedForm } from '../../admin/index.ts';
import { RemoveRoleFromUsers } from '../../domain/catalogue/roles/RemoveRoleFromUsers.tsx';
import { RoleInputs } from './RoleInputs.tsx';
import { NO_ROLE, validateRoleSelection } from './roleSelection.ts';
import type { UserBulkActionProps } from './UserBulkActionProps.ts';

/** Removes one role in one application from the selected users; users who do not have it are skipped. */
export function BulkRemoveRole(props: UserBulkActionProps) {
  const { form, values } = useSharedForm(NO_ROLE, validateRoleSelection);
  return (
    <RemoveRoleFromUsers {...props} form={form} role={values.role} application={values.application}>
      <RoleInputs />
    </RemoveRoleFromUsers>
  );
}

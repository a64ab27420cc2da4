import type { Action } from '../../activity/action.ts';
import { assignRole, unassignRole } from '../../activity/actions/roles.ts';
import { ChoiceInput, useSharedForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { applicationSource, roleSource, useAssignableRoles } from '../../domain/people/choiceSources.ts';
import { BulkAssign } from './BulkAssign.tsx';
import type { UserBulkActionProps } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';

function RoleInputs() {
  const givable = useAssignableRoles(roleSource);
  return (
    <>
      <ChoiceInput
        source="application"
        label="access.application"
        choiceSource={applicationSource}
        invalid="access.rule.application"
      />
      <ChoiceInput source="role" label="access.role" choiceSource={givable} invalid="access.rule.role" />
    </>
  );
}

interface RoleValues {
  application: ComboboxChoice | null;
  role: ComboboxChoice | null;
}

const NO_ROLE: RoleValues = { application: null, role: null };

const validate = ({ application, role }: RoleValues) => ({
  ...(!application && { application: 'access.rule.application' }),
  ...(!role && { role: 'access.rule.role' }),
});

/** Assigns one role in one application to the selected users; users who already have it are skipped. */
export function BulkAssignRole({ users, updateRecord, onClose }: UserBulkActionProps) {
  const { form, values } = useSharedForm(NO_ROLE, validate);
  const { application, role } = values;
  const selection = application && role ? { application: application.id, role: role.id } : undefined;
  const isSelected = (entry: NonNullable<UserRecord['rolesAssigned']>[number]) =>
    referenceId(entry.role) === selection?.role && referenceId(entry.application) === selection.application;
  const toAssignArgs = ({ _id }: UserRecord) => ({
    body: { _id, roleData: { application: application!.id, role: role!.id } },
  });
  const toUnassignArgs = ({ _id }: UserRecord) => ({
    path: { id: _id, role: role!.id, application: application!.id },
  });
  const assignAction: Action<UserRecord> = {
    async perform(user, dataProvider) {
      updateRecord({ ...user, ...(await assignRole.perform(toAssignArgs(user), dataProvider)) });
    },
    isDone: (user, dataProvider) => assignRole.isDone!(toAssignArgs(user), dataProvider),
  };
  const unassignAction: Action<UserRecord> = {
    async perform(user, dataProvider) {
      await unassignRole.perform(toUnassignArgs(user), dataProvider);
      updateRecord(user);
    },
    isDone: (user, dataProvider) => unassignRole.isDone!(toUnassignArgs(user), dataProvider),
  };
  return (
    <BulkAssign
      name="assignRole"
      users={users}
      form={form}
      isComplete={selection !== undefined}
      isAssigned={user => user.rolesAssigned?.some(isSelected) ?? false}
      names={{ role: role?.label, application: application?.label }}
      assignAction={assignAction}
      unassignAction={unassignAction}
      onClose={onClose}
    >
      <RoleInputs />
    </BulkAssign>
  );
}

import type { Action } from '../../activity/action.ts';
import { assignRole, unassignRole } from '../../activity/actions/roles.ts';
import { ChoiceInput, useSharedForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { applicationSource, roleSource, useGivable } from '../../domain/people/sources.ts';
import { BulkAssign } from './BulkAssign.tsx';
import type { UserBulkActionProps } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';

/** One role in one application. */
function RoleInputs() {
  const givable = useGivable(roleSource);
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

const NOTHING: RoleValues = { application: null, role: null };

const validate = ({ application, role }: RoleValues) => ({
  ...(!application && { application: 'access.rule.application' }),
  ...(!role && { role: 'access.rule.role' }),
});

/** Assigns one role in one application to the selected users; those who have it keep it. */
export function BulkAssignRole({ users, renew, close }: UserBulkActionProps) {
  const { form, values } = useSharedForm(NOTHING, validate);
  const { application, role } = values;
  const chosen = application && role ? { application: application.id, role: role.id } : undefined;
  const isIt = (entry: NonNullable<UserRecord['rolesAssigned']>[number]) =>
    referenceId(entry.role) === chosen?.role && referenceId(entry.application) === chosen.application;
  const toAssign = ({ _id }: UserRecord) => ({
    body: { _id, roleData: { application: application!.id, role: role!.id } },
  });
  const toUnassign = ({ _id }: UserRecord) => ({
    path: { id: _id, role: role!.id, application: application!.id },
  });
  const give: Action<UserRecord> = {
    async perform(user, dataProvider) {
      renew({ ...user, ...(await assignRole.perform(toAssign(user), dataProvider)) });
    },
    isDone: (user, dataProvider) => assignRole.isDone!(toAssign(user), dataProvider),
  };
  const takeBack: Action<UserRecord> = {
    async perform(user, dataProvider) {
      await unassignRole.perform(toUnassign(user), dataProvider);
      renew(user);
    },
    isDone: (user, dataProvider) => unassignRole.isDone!(toUnassign(user), dataProvider),
  };
  return (
    <BulkAssign
      name="assignRole"
      users={users}
      form={form}
      complete={chosen !== undefined}
      has={user => user.rolesAssigned?.some(isIt) ?? false}
      names={{ role: role?.label, application: application?.label }}
      give={give}
      takeBack={takeBack}
      close={close}
    >
      <RoleInputs />
    </BulkAssign>
  );
}

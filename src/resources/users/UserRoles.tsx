import { useMemo } from 'react';
import { unassignRole, unassignRoleEverywhere } from '../../activity/actions/roles.ts';
import { useAction } from '../../activity/useAction.ts';
import {
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type NamedRecord,
} from '../../admin/index.ts';
import { useCanManageApplication } from '../../auth/useAdministeredApplicationIds.ts';
import { referenceId } from '../../data/dialect.ts';
import { groupByApplication } from '../../domain/people/groupByApplication.ts';
import { useApplicationNames, useAssignedRoleNames } from '../../domain/people/useNames.ts';
import { filterByRole, useRestoreRoles, type UserRole } from '../../domain/people/useRestoreRoles.ts';
import { isObject } from '../../platform/shape.ts';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { plainName } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserRoles } from './AddUserRoles.tsx';
import type { UserRecord } from './userRecord.ts';

const NO_ROLES: UserRole[] = [];

interface RoleRow extends NamedRecord {
  assigned: UserRole;
  description: string;
}

/** The roles of a user by application. They are assigned, removed after a confirmation, and restored with Undo. */
export function UserRoles({ onAssigned }: { onAssigned(confirmed: UserRole): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const canManage = useCanManageApplication();
  const records = useRoleRows(user.rolesAssigned ?? NO_ROLES);
  const remove = useRemoveRole(user);
  return (
    <ListPanel<RoleRow>
      title={t('access.roleList.title')}
      addressPrefix="roles"
      records={records}
      getSearchText={getDescription}
      actions={<AddUserRoles onAssigned={onAssigned} />}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.roleList.empty')}
          text={t('access.roleList.emptyHint')}
        />
      }
    >
      <GroupedRecords<RoleRow>
        primaryText={<NameField source="name" link={rolePath} />}
        secondaryText={getDescription}
        rightIcon={
          <RemoveButton<RoleRow>
            onClick={remove}
            // A deleted role has no id, which the endpoint for removal needs.
            isShown={({ assigned }) => !!referenceId(assigned.role) && canManage(assigned.application)}
          />
        }
      />
    </ListPanel>
  );
}

const getDescription = ({ description }: RoleRow) => description;
const rolePath = ({ assigned }: RoleRow) =>
  referenceId(assigned.role) && paths.roles.show(referenceId(assigned.role));

function useRoleRows(assignedRoles: readonly UserRole[]): RoleRow[] {
  const t = useText();
  const applicationName = useApplicationNames(assignedRoles.map(({ application }) => application));
  const roleName = useAssignedRoleNames(assignedRoles);
  return useMemo(
    () =>
      groupByApplication<UserRole, RoleRow>(assignedRoles, {
        applicationOf: ({ application }) => application,
        nameOf: ({ application }) => applicationName(application),
        recordOf: assigned => {
          const [id, name] = [referenceId(assigned.role), roleName(assigned)];
          return {
            id: `${id} ${referenceId(assigned.application)}`,
            name: id || name.text ? name : plainName(t('access.noRole')),
            assigned,
            description: isObject(assigned.role) ? String(assigned.role.roleDescription ?? '') : '',
          };
        },
        without: t('access.noApplication'),
      }),
    [assignedRoles, applicationName, roleName, t],
  );
}

function useRemoveRole(user: UserRecord) {
  const t = useText();
  const confirmDialog = useConfirm();
  const failure = 'error.remove';
  const unassignAction = useAction(unassignRole, { failure });
  const unassignEverywhereAction = useAction(unassignRoleEverywhere, { failure });
  const restoreRoles = useRestoreRoles();

  return async ({ assigned, name, group }: RoleRow) => {
    const roleId = referenceId(assigned.role);
    const applicationId = referenceId(assigned.application);
    // Without an application the only endpoint removes the role in all applications.
    const removedRoles = applicationId ? [assigned] : filterByRole(user, roleId);
    // The application is empty if the role belongs to none.
    const [role, application] = [name.text, applicationId && (group?.name.text || applicationId)];
    const names = { role, application };
    const undo = {
      text: t(application ? 'access.roleList.removed' : 'access.roleList.removedWithout', names),
      undone: t(application ? 'access.roleList.back' : 'access.roleList.backWithout', names),
      inverse: () => restoreRoles(user._id, removedRoles),
    };
    await confirmDialog({
      title: t('access.roleList.ask', { role }),
      text: applicationId
        ? t('access.roleList.askText', { name: userName(user), application })
        : t('access.roleList.askEverywhere', { name: userName(user), email: user.email }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () =>
        applicationId
          ? unassignAction.run({ path: { id: user._id, role: roleId, application: applicationId } }, { undo })
          : unassignEverywhereAction.run({ path: { userId: user._id, roleId } }, { undo }),
    });
  };
}

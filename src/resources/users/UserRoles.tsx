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
import { useHasSay } from '../../auth/useAdministered.ts';
import { referenceId } from '../../data/dialect.ts';
import { byApplication } from '../../domain/people/byApplication.ts';
import { assignmentsOfRole, useGiveRolesBack, type UserRole } from '../../domain/people/useGiveRoles.ts';
import { useApplicationNames, useAssignedNames } from '../../domain/people/useNames.ts';
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

/** The roles of a user, grouped by application: assigned here, removed after a question, put back with Undo. */
export function UserRoles({ show }: { show(confirmed: UserRole): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const hasSay = useHasSay();
  const records = useRoleRows(user.rolesAssigned ?? NO_ROLES);
  const remove = useRemoveRole(user);
  return (
    <ListPanel<RoleRow>
      title={t('access.roleList.title')}
      addressPrefix="roles"
      records={records}
      searchedText={descriptionOf}
      actions={<AddUserRoles show={show} />}
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
        primaryText={<NameField source="name" link={pathOf} />}
        secondaryText={descriptionOf}
        rightIcon={
          <RemoveButton<RoleRow>
            onClick={remove}
            // A role that is gone has no page, and the platform no call that takes it.
            isShown={({ assigned }) => !!referenceId(assigned.role) && hasSay(assigned.application)}
          />
        }
      />
    </ListPanel>
  );
}

const descriptionOf = ({ description }: RoleRow) => description;
const pathOf = ({ assigned }: RoleRow) =>
  referenceId(assigned.role) && paths.roles.show(referenceId(assigned.role));

function useRoleRows(given: readonly UserRole[]): RoleRow[] {
  const t = useText();
  const applicationName = useApplicationNames(given.map(({ application }) => application));
  const roleName = useAssignedNames(given);
  return useMemo(
    () =>
      byApplication<UserRole, RoleRow>(given, {
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
    [given, applicationName, roleName, t],
  );
}

function useRemoveRole(user: UserRecord) {
  const t = useText();
  const confirm = useConfirm();
  const failure = 'error.remove';
  const inApplication = useAction(unassignRole, { failure });
  const everywhere = useAction(unassignRoleEverywhere, { failure });
  const giveBack = useGiveRolesBack();

  return async ({ assigned, name, group }: RoleRow) => {
    const roleId = referenceId(assigned.role);
    const applicationId = referenceId(assigned.application);
    // Without an application the platform knows one call only: it takes the role wherever it was given.
    const taken = applicationId ? [assigned] : assignmentsOfRole(user, roleId);
    // The application is empty if the role is tied to none.
    const [role, application] = [name.text, applicationId && (group?.name.text || applicationId)];
    const names = { role, application };
    const undo = {
      text: t(application ? 'access.roleList.removed' : 'access.roleList.removedWithout', names),
      undone: t(application ? 'access.roleList.back' : 'access.roleList.backWithout', names),
      inverse: () => giveBack(user._id, taken),
    };
    await confirm({
      title: t('access.roleList.ask', { role }),
      text: applicationId
        ? t('access.roleList.askText', { name: userName(user), application })
        : t('access.roleList.askEverywhere', { name: userName(user), email: user.email }),
      confirm: t('ui.remove'),
      danger: true,
      send: () =>
        applicationId
          ? inApplication.run({ path: { id: user._id, role: roleId, application: applicationId } }, { undo })
          : everywhere.run({ path: { userId: user._id, roleId } }, { undo }),
    });
  };
}

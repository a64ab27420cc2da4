import { byApplication } from '../../access/byApplication.ts';
import { entriesOf, useGiveRolesBack, type AssignedRole } from '../../access/useGiveRoles.ts';
import { useApplicationNames, useAssignedNames } from '../../access/useNames.ts';
import { unassignRole, unassignRoleEverywhere } from '../../activity/actions/roles.ts';
import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useHasSay } from '../../auth/useAdministered.ts';
import { idOf } from '../../client/dialect.ts';
import { GroupedList } from '../../lists/GroupedList.tsx';
import { isObject } from '../../platform/shape.ts';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { named } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserRoles } from './AddUserRoles.tsx';
import type { UserRecord } from './userRecord.ts';

/** The roles of a user, grouped by application: assigned here, removed after a question, put back with Undo. */
export function UserRoles({ show }: { show(confirmed: AssignedRole): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const remove = useRemoveRole(user);
  const hasSay = useHasSay();
  const given = user.rolesAssigned ?? [];
  const applicationName = useApplicationNames(given.map(({ application }) => application));
  const roleName = useAssignedNames(given);
  const without = t('access.noApplication');
  const groups = byApplication(given, {
    applicationOf: assigned => assigned.application,
    nameOf: ({ application }) => applicationName(application),
    item: assigned => {
      const [id, name] = [idOf(assigned.role), roleName(assigned)];
      return {
        key: `${id} ${idOf(assigned.application)}`,
        name: id || name.text ? name : named(t('access.noRole')),
        note: isObject(assigned.role) ? String(assigned.role.roleDescription ?? '') : '',
        // A role that is gone has no page, and the platform no call that takes it.
        ...(id && { href: paths.role(id) }),
        ...(id &&
          hasSay(assigned.application) && {
            remove: () =>
              void remove(
                assigned,
                name.text,
                applicationName(assigned.application).text || idOf(assigned.application),
              ),
          }),
      };
    },
    without,
  });
  return (
    <GroupedList
      title={t('access.roleList.title')}
      prefix="roles"
      add={<AddUserRoles user={user} show={show} />}
      groups={groups}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.roleList.empty')}
          text={t('access.roleList.emptyHint')}
        />
      }
    />
  );
}

function useRemoveRole(user: UserRecord) {
  const t = useText();
  const confirm = useConfirm();
  const failure = 'error.remove';
  const inApplication = useAction(unassignRole, { failure });
  const everywhere = useAction(unassignRoleEverywhere, { failure });
  const giveBack = useGiveRolesBack();

  /** `role` and `application`: their names. The application is empty if the role is tied to none. */
  return async (assigned: AssignedRole, role: string, application: string) => {
    const roleId = idOf(assigned.role);
    const applicationId = idOf(assigned.application);
    // Without an application the platform knows one call only: it takes the role wherever it was given.
    const taken = applicationId ? [assigned] : entriesOf(user, roleId);
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

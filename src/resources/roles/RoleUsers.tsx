import { useCallback, useState } from 'react';
import { assignRole, unassignRoleEverywhere } from '../../activity/actions/roles.ts';
import { useAction } from '../../activity/useAction.ts';
import { useCanAccess, useRecordContext } from '../../admin/index.ts';
import { useCanManageApplication } from '../../auth/useAdministeredApplicationIds.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { referenceId } from '../../data/dialect.ts';
import type { EndpointList } from '../../data/useEndpointList.ts';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { RoleUsersPanel } from '../../domain/people/RoleUsersPanel.tsx';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { filterByRole, useRestoreRoles } from '../../domain/people/useRestoreRoles.ts';
import type { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { plainName, type Name } from '../../ui/Name.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

const RemoveRoleDialog = lazyComponent(
  () => import('./RemoveRoleDialog.tsx'),
  ['access', 'reach', 'resources.roles', 'userBulk'],
);

/** Lists the users who have a role in any application. Removing asks first and offers Undo. */
export function RoleUsers({ query, rows: users, skippedCount }: EndpointList<typeof roles.users>) {
  const t = useText();
  const role = useRecordContext<RoleRecord>()!;
  const { canAccess } = useCanAccess({ action: 'assign', resource: 'roles', record: role });
  const me = useIdentity();
  const { give, take: unassign } = useRoleUsers(role);
  const getApplications = useUserApplications(users, String(role.id));
  const canManage = useCanManageApplication();
  const isRemovable = ({ application }: { application?: unknown }) =>
    !!referenceId(application) && canManage(application);
  const hasRemovable = users.some(user => filterByRole(user, String(role.id)).some(isRemovable));
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <RoleUsersPanel
        title={t('resources.roles.info.users')}
        addressPrefix="users"
        query={query}
        skippedCount={skippedCount}
        users={users}
        getApplications={getApplications}
        empty={{ title: 'resources.roles.info.noUsers', text: 'resources.roles.info.usersHint' }}
        // Keeps the space of the form while the role loads.
        onAdd={canAccess === false ? undefined : give}
        // Roles added here have no application. Admins may not assign such a role to themselves.
        isExcluded={me.role === 'superadmin' ? undefined : ({ id }) => id === me._id}
        onRemove={unassign}
        listActions={
          canAccess && hasRemovable ? (
            <TextButton
              small
              aria-haspopup="dialog"
              {...RemoveRoleDialog.preloadProps}
              onClick={() => setRemoving(true)}
            >
              {t('resources.roles.info.removeMany')}
            </TextButton>
          ) : undefined
        }
      />
      {/* The button disappears with the last of the users. */}
      {isRemoving ? <RemoveRoleDialog users={users} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}

/** Returns the applications in which a user has the role, by name. */
function useUserApplications(users: User[], roleId: string): (user: User) => Name[] {
  const t = useText();
  const nameOf = useApplicationNames(
    users.flatMap(user => filterByRole(user, roleId).map(({ application }) => application)),
  );
  const without = t('access.noApplication');
  return useCallback(
    (user: User) =>
      filterByRole(user, roleId).map(({ application }) =>
        referenceId(application) ? nameOf(application) : plainName(without),
      ),
    [roleId, nameOf, without],
  );
}

function useRoleUsers(role: RoleRecord) {
  const t = useText();
  const confirmDialog = useConfirm();
  const add = useAction(assignRole, {
    success: 'resources.roles.info.userAdded',
    failure: 'error.save',
  });
  const remove = useAction(unassignRoleEverywhere, { failure: 'error.remove' });
  const giveBack = useRestoreRoles();
  const roleId = String(role.id);

  const give = async (userId: string, name: string) =>
    (await add.run({ body: { _id: userId, roleId } }, { interpolation: { name, role: role.roleName } })) !==
    undefined;
  const unassign = async (user: User) => {
    const name = userName(user);
    const entries = filterByRole(user, roleId);
    const names = { name, role: role.roleName };
    const undo = {
      text: t('resources.roles.info.userRemoved', names),
      undone: t('resources.roles.info.userAdded', names),
      inverse: () => giveBack(user._id, entries.length ? entries : [{ role: roleId, application: null }]),
    };
    await confirmDialog({
      title: t('resources.roles.info.removeUserAsk', { role: role.roleName, name }),
      text: t('access.roleList.askEverywhere', { name, email: user.email }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => remove.run({ path: { userId: user._id, roleId } }, { undo }),
    });
  };
  return { give, take: unassign };
}

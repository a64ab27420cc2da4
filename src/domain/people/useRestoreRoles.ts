import { useDataProvider } from 'react-admin';
import { useCanManageApplication } from '../../auth/useAdministeredApplicationIds.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { referenceId } from '../../data/dialect.ts';
import { roles } from '../../platform/roles.ts';
import type { User } from '../../platform/users.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';

export type UserRole = NonNullable<User['rolesAssigned']>[number];

/** Returns the assignments of a role to a user, in all applications. */
export const filterByRole = (user: Pick<User, 'rolesAssigned'>, roleId: string) =>
  (user.rolesAssigned ?? []).filter(({ role }) => referenceId(role) === roleId);

/**
 * Returns a function that restores roles that were just removed, with one documented call for each
 * assignment. Admins skip applications that they do not administer, because they could not remove the role
 * there either. It resolves with whether that worked.
 */
export function useRestoreRoles() {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const notifyFailure = useNotifyFailure();
  const canManage = useCanManageApplication();
  return async (userId: string, entries: UserRole[]) => {
    try {
      for (const { application, role } of entries.filter(entry => canManage(entry.application))) {
        const body = referenceId(application)
          ? { _id: userId, roleData: { application: referenceId(application), role: referenceId(role) } }
          : { _id: userId, roleId: referenceId(role) };
        await call(roles.assign, { body });
      }
      return true;
    } catch (error) {
      notifyFailure(error, { text: 'error.save' });
      return false;
    }
  };
}

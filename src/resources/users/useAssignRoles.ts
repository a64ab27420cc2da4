import { useDataProvider, useNotify } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import type { RoleInApplication } from '../../domain/people/AddRolesForm.tsx';
import type { UserRole } from '../../domain/people/useRestoreRoles.ts';
import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns roles one by one, calls `onAssigned` for each confirmed role, and resolves to the pairs that failed. */
export function useAssignRoles(user: UserRecord, onAssigned: (role: UserRole) => void) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const assign = async (pairs: RoleInApplication[]): Promise<RoleInApplication[]> => {
    const failed: RoleInApplication[] = [];
    const assigned: string[] = [];
    for (const pair of pairs) {
      const { application, role } = pair;
      try {
        await call(roles.assign, {
          body: { _id: user._id, roleData: { application: application.id, role: role.id } },
        });
        onAssigned({
          application: { _id: application.id, applicationName: application.label },
          role: role.id,
          roleName: role.label,
        });
        assigned.push(t('access.rule.pair', { application: application.label, role: role.label }));
      } catch (error) {
        failed.push(pair);
        notifyFailure(error, { text: 'error.save' });
      }
    }
    if (assigned.length)
      notify('access.roleList.added', {
        type: 'success',
        autoHideDuration: AUTO_HIDE_MS,
        messageArgs: { name: userName(user), names: assigned.join(', ') },
      });
    return failed;
  };
  const { run } = useAction({ perform: assign, key: () => '' });
  return async (pairs: RoleInApplication[]) => (await run(pairs))?.reply ?? pairs;
}

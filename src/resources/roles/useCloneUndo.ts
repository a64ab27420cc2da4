import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { useBulkUndo } from '../../lists/bulk/useBulkUndo.ts';
import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';
import type { Gain } from './cloneGains.ts';
import type { CloneReach } from './useClone.ts';

/** Says who got a role by a clone, and offers to take it from them again. Purposes keep it: no call takes it from them. */
export function useCloneUndo() {
  const t = useText();
  const listed = useListed();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const offerUndo = useBulkUndo<Gain>(({ user }) => userName(user));

  const takeBack = async ({ user: { _id }, applications, had }: Gain, role: string) => {
    for (const application of applications.filter(Boolean)) await call(roles.unassign, { path: { id: _id, role, application } });
    if (!applications.includes('')) return;
    // What is tied to no application is taken everywhere at once, so what was there before is given again.
    await call(roles.unassignEverywhere, { path: { userId: _id, roleId: role } });
    for (const application of had) await call(roles.assign, { body: { _id, roleData: { application, role } } });
  };

  return (to: Choice, { gaining, purposes }: CloneReach) => {
    const about = (people: Gain[]) => ({ to: to.label, names: listed(people.map(({ user }) => userName(user))), smart_count: people.length });
    const carry = purposes.length ? ` ${t('roles.clone.carry', { smart_count: purposes.length })}` : '';
    const keep = purposes.length ? ` ${t('roles.clone.keep', { smart_count: purposes.length })}` : '';
    offerUndo(gaining, {
      told: people => t('roles.clone.have', about(people)) + carry,
      job: gain => takeBack(gain, to.id),
      undone: people => t('roles.clone.lost', about(people)) + keep,
    });
  };
}

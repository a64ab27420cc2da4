import { useDataProvider } from 'react-admin';
import { useBulkUndo } from '../../admin/bulk/useBulkUndo.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { referenceId } from '../../data/dialect.ts';
import type { RoleCarrier } from '../../domain/catalogue/roles/carriers.ts';
import { useCountedCarriers } from '../../domain/catalogue/roles/useCarriers.ts';
import { useCatalogueFieldSaver } from '../../domain/catalogue/useSaveCatalogueField.ts';
import type { AssignedRole } from '../../platform/assignedRoles.ts';
import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import type { Gain } from './cloneGains.ts';
import type { CloneReach } from './useRoleClonePreview.ts';

const isGain = (one: Gain | RoleCarrier): one is Gain => 'user' in one;
const isCarrier = (one: Gain | RoleCarrier): one is RoleCarrier => !isGain(one);

/** Announces which users and records got a role by a clone, and offers Undo. */
export function useCloneUndo() {
  const t = useText();
  const listed = useJoinNames();
  const counted = useCountedCarriers();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const saveOf = useCatalogueFieldSaver();
  const offerUndo = useBulkUndo<Gain | RoleCarrier>(one => (isGain(one) ? userName(one.user) : one.name));

  const takeFrom = async ({ user: { _id }, applications, had }: Gain, role: string) => {
    for (const application of applications.filter(Boolean))
      await call(roles.unassign, { path: { id: _id, role, application } });
    if (!applications.includes('')) return;
    // The call removes the role in all applications, so the earlier assignments are restored.
    await call(roles.unassignEverywhere, { path: { userId: _id, roleId: role } });
    for (const application of had)
      await call(roles.assign, { body: { _id, roleData: { application, role } } });
  };
  const takeOff = ({ kind, id, applications }: RoleCarrier, role: string) =>
    saveOf(kind, id)('rolesAssigned', (now: AssignedRole[] | undefined) =>
      now?.filter(
        entry => referenceId(entry.role) !== role || !applications.includes(referenceId(entry.application)),
      ),
    );

  return (to: ComboboxChoice, { gaining, carriers }: CloneReach) => {
    const words = (
      some: (Gain | RoleCarrier)[],
      people: 'have' | 'lost',
      carrierVerb: 'carry' | 'dropped',
    ) => {
      const [gains, rest] = [some.filter(isGain), some.filter(isCarrier)];
      return [
        gains.length
          ? t(`resources.roles.clone.${people}`, {
              to: to.label,
              names: listed(gains.map(({ user }) => userName(user))),
              smart_count: gains.length,
            })
          : '',
        rest.length ? t(`resources.roles.clone.${carrierVerb}`, { to: to.label, ...counted(rest) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    };
    offerUndo([...gaining, ...carriers], {
      doneText: some => words(some, 'have', 'carry'),
      inverse: {
        perform: async one => void (isGain(one) ? await takeFrom(one, to.id) : await takeOff(one, to.id)),
      },
      undoneText: some => words(some, 'lost', 'dropped'),
    });
  };
}

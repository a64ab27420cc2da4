import { useState } from 'react';
import { useAction } from '../../../activity/useAction.ts';
import type { SavedField } from '../../../admin/edit/useSaveField.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import type { RoleInApplication } from '../../people/AddRolesForm.tsx';
import { getRecordName, type CatalogueKind, type RecordByKind } from '../kinds.ts';
import { useSaveCatalogueField } from '../useSaveCatalogueField.ts';

type Entries = AssignedRole[] | undefined;
type SaveEntries = (field: 'rolesAssigned', merge: (now: Entries) => Entries) => Promise<SavedField<Entries>>;

const assignmentKey = ({ role, application }: AssignedRole) =>
  `${referenceId(role)} ${referenceId(application)}`;
const isSame = (a: AssignedRole, b: AssignedRole) => assignmentKey(a) === assignmentKey(b);
const addMissing = (now: Entries = [], added: AssignedRole[]) => [
  ...now,
  ...added.filter(one => !now.some(other => isSame(one, other))),
];

/**
 * Returns the roles of a record, including changes confirmed since it was read. Each change is a PUT of the
 * whole record.
 */
export function useAssignedRoles<K extends CatalogueKind>(kind: K, record: RecordByKind[K]) {
  const t = useText();
  const confirmDialog = useConfirm();
  const name = getRecordName(kind, record) ?? String(record._id);
  const save = useSaveCatalogueField(kind, String(record._id)) as unknown as SaveEntries;
  const failure = `resources.${kind as CatalogueKind}.saveError` as const;
  const [confirmed, setConfirmed] = useState<{ read: unknown; entries: AssignedRole[] }>();
  const assigned = (confirmed?.read === record ? confirmed.entries : record.rolesAssigned) ?? [];

  const addEntries = (entries: AssignedRole[]) => save('rolesAssigned', now => addMissing(now, entries));
  const assignAction = useAction(
    { perform: addEntries, key: entries => entries.map(assignmentKey).join() },
    { success: `resources.${kind as CatalogueKind}.notifications.updated`, failure },
  );
  const removeAction = useAction(
    {
      perform: (entry: AssignedRole) => save('rolesAssigned', now => now?.filter(one => !isSame(one, entry))),
      key: assignmentKey,
    },
    { failure },
  );

  const assign = async (pairs: RoleInApplication[]): Promise<RoleInApplication[]> => {
    const entries = pairs.map(({ application, role }) => ({ role: role.id, application: application.id }));
    if (!(await assignAction.run(entries, { interpolation: { name } }))) return pairs;
    setConfirmed({
      read: record,
      entries: addMissing(
        assigned,
        pairs.map(({ application, role }) => ({
          role: { _id: role.id, roleName: role.label },
          application: { _id: application.id, applicationName: application.label },
        })),
      ),
    });
    return [];
  };

  /**
   * `names` contains the names of the role and the application. The latter is '' if the role is assigned
   * without an application.
   */
  const remove = async (entry: AssignedRole, names: { role: string; application: string }) => {
    const undo = {
      text: t(names.application ? 'access.roleList.removed' : 'access.roleList.removedWithout', names),
      undone: t(names.application ? 'access.roleList.back' : 'access.roleList.backWithout', names),
      inverse: () => addEntries([entry]),
    };
    await confirmDialog({
      title: t('access.assigned.ask', { ...names, name }),
      text: t(names.application ? 'access.assigned.askText' : 'access.assigned.askTextWithout', {
        ...names,
        name,
      }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => removeAction.run(entry, { undo }),
    });
  };
  return { assigned, assign, remove };
}

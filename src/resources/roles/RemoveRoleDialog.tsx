import { useState } from 'react';
import { ChoiceInput, useRecordContext, useSharedForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { useCanManageApplication } from '../../auth/useAdministeredApplicationIds.ts';
import { referenceId } from '../../data/dialect.ts';
import { RemoveRoleFromUsers } from '../../domain/catalogue/roles/RemoveRoleFromUsers.tsx';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { filterByRole } from '../../domain/people/useRestoreRoles.ts';
import type { User } from '../../platform/users.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { compareTexts } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';

interface RemovalValues {
  application: ComboboxChoice | null;
}

const NO_APPLICATION: RemovalValues = { application: null };

const validate = ({ application }: RemovalValues) => ({
  ...(!application && { application: 'access.rule.application' }),
});

/** Removes the role in context from all its users in one application. */
export default function RemoveRoleDialog({ users, onClose }: DialogProps & { users: User[] }) {
  const role = useRecordContext<RoleRecord>()!;
  // The list becomes shorter while the action runs; it keeps the users it started with.
  const [records] = useState(() => users.map(user => ({ ...user, id: user._id })));
  const choices = useApplicationChoices(records, String(role.id));
  const { form, values } = useSharedForm(NO_APPLICATION, validate);
  return (
    <RemoveRoleFromUsers
      users={records}
      role={{ id: String(role.id), label: role.roleName }}
      application={values.application}
      form={form}
      onClose={onClose}
    >
      <ChoiceInput
        source="application"
        label="access.application"
        choiceSource={{ ...applicationSource, allChoices: choices }}
        invalid="access.rule.application"
      />
    </RemoveRoleFromUsers>
  );
}

/** Returns the applications in which users have the role and the signed-in user may remove it, with the number of users. */
function useApplicationChoices(users: User[], roleId: string): ComboboxChoice[] {
  const t = useText();
  const canManage = useCanManageApplication();
  const counts = new Map<string, { application: unknown; count: number }>();
  for (const { application } of users.flatMap(user => filterByRole(user, roleId))) {
    const id = referenceId(application);
    if (!id || !canManage(application)) continue;
    counts.set(id, { application, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  const nameOf = useApplicationNames([...counts.values()].map(({ application }) => application));
  return [...counts]
    .map(([id, { application, count }]) => ({
      id,
      label: nameOf(application).text || id,
      note: t('resources.roles.uses.users', { smart_count: count }),
    }))
    .sort((a, b) => compareTexts(a.label, b.label));
}

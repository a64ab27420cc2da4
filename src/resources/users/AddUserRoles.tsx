import { useSearchParams } from 'react-router-dom';
import { useRecordContext } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { ADD_PARAM } from '../../domain/people/addRoleHref.ts';
import { AddRoles } from '../../domain/people/AddRoles.tsx';
import { roleSource, useAssignableRoles } from '../../domain/people/choiceSources.ts';
import { useAssignedRoleNames } from '../../domain/people/useNames.ts';
import type { UserRole } from '../../domain/people/useRestoreRoles.ts';
import { useText } from '../../ui/useText.ts';
import { useAssignRoles } from './useAssignRoles.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns each chosen role in each chosen application; pairs that the user already has are rejected with their names. */
export function AddUserRoles({ onAssigned }: { onAssigned(role: UserRole): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const [search] = useSearchParams();
  // The form is disabled while the user loads, so it takes the focus afterwards.
  const shouldFocus = search.get(ADD_PARAM) === 'role' && user._id !== '';
  const assignRoles = useAssignRoles(user, onAssigned);
  const givable = useAssignableRoles(roleSource);
  const getOfferedRoles = useOfferedRoles(user);
  return (
    <AddRoles
      key={String(shouldFocus)}
      autoFocus={shouldFocus}
      assignedRoles={user.rolesAssigned ?? []}
      getRoleSource={applications => ({ ...givable, ...getOfferedRoles(applications) })}
      assign={assignRoles}
      button={t('access.roleList.add')}
    />
  );
}

/**
 * Offers all roles, or, for one application, those that the user does not have in it yet. Filtering by the user alone would
 * leave out roles that can still be assigned in another application. Roles of other applications are added, because a
 * platform may combine the two filters with OR.
 */
function useOfferedRoles(user: UserRecord): (applications: ComboboxChoice[]) => Partial<ChoiceSource> {
  const assignedRoles = user.rolesAssigned ?? [];
  const roleName = useAssignedRoleNames(assignedRoles);
  return ([application, ...others]) => {
    if (!application || others.length) return {};
    const assignedIds = new Set(
      assignedRoles
        .filter(assigned => referenceId(assigned.application) === application.id)
        .map(({ role }) => referenceId(role)),
    );
    const assignedElsewhere = new Map(
      assignedRoles
        .filter(({ role }) => !assignedIds.has(referenceId(role)))
        .map(assigned => [referenceId(assigned.role), roleName(assigned)]),
    );
    return {
      getArgs: text => ({ query: { name: text, filterApp: application.id, filterUser: user._id } }),
      extraChoices: [...assignedElsewhere]
        .filter(([, name]) => !name.as)
        .map(([id, name]) => ({ id, label: name.text })),
    };
  };
}

import { useSearchParams } from 'react-router-dom';
import { useRecordContext } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { ADDED } from '../../domain/people/addingRole.ts';
import { AddRoles } from '../../domain/people/AddRoles.tsx';
import { roleSource, useGivable } from '../../domain/people/sources.ts';
import type { UserRole } from '../../domain/people/useGiveRoles.ts';
import { useAssignedNames } from '../../domain/people/useNames.ts';
import { useText } from '../../ui/useText.ts';
import { useAssignRoles } from './useAssignRoles.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns roles to a user, each in every chosen application; what the user has already is refused by name. */
export function AddUserRoles({ show }: { show(role: UserRole): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const [search] = useSearchParams();
  // Whoever is still awaited cannot be given anything: the keyboard goes there once he is here.
  const asked = search.get(ADDED) === 'role' && user._id !== '';
  const assign = useAssignRoles(user, show);
  const givable = useGivable(roleSource);
  const offered = useOfferedRoles(user);
  return (
    <AddRoles
      key={String(asked)}
      autoFocus={asked}
      given={user.rolesAssigned ?? []}
      offered={applications => ({ ...givable, ...offered(applications) })}
      assign={assign}
      button={t('access.roleList.add')}
    />
  );
}

/**
 * All roles; once one application is chosen, those the user does not have in it yet. The user alone is not asked for: that
 * would leave out roles that can still be given in another application. Should a platform read the two as one or the
 * other, what the user has elsewhere is offered nevertheless.
 */
function useOfferedRoles(user: UserRecord): (applications: ComboboxChoice[]) => Partial<ChoiceSource> {
  const given = user.rolesAssigned ?? [];
  const nameOf = useAssignedNames(given);
  return ([application, ...others]) => {
    if (!application || others.length) return {};
    const here = new Set(
      given
        .filter(assigned => referenceId(assigned.application) === application.id)
        .map(({ role }) => referenceId(role)),
    );
    const elsewhere = new Map(
      given
        .filter(({ role }) => !here.has(referenceId(role)))
        .map(assigned => [referenceId(assigned.role), nameOf(assigned)]),
    );
    return {
      getArgs: text => ({ query: { name: text, filterApp: application.id, filterUser: user._id } }),
      extraChoices: [...elsewhere]
        .filter(([, name]) => !name.as)
        .map(([id, name]) => ({ id, label: name.text })),
    };
  };
}

import { referenceId } from '../../data/dialect.ts';
import { filterByRole } from '../../domain/people/useRestoreRoles.ts';
import type { User } from '../../platform/users.ts';

/** The assignments that a user gets by a clone. */
export interface Gain {
  id: string;
  user: User;
  /** The IDs of the applications. '' is an assignment without an application. */
  applications: string[];
  /** The applications in which the user already had the role. */
  had: string[];
}

const applicationIdsOf = (user: User, roleId: string) => [
  ...new Set(filterByRole(user, roleId).map(({ application }) => referenceId(application))),
];

/**
 * `appIds` restricts the applications to those that the copy reaches. Returns undefined if a user came
 * without the applications of their role.
 */
export function cloneGains(
  holders: User[],
  { from, to, appIds }: { from: string; to: string; appIds?: ReadonlySet<string> | undefined },
): Gain[] | undefined {
  if (holders.some(user => !filterByRole(user, from).length)) return undefined;
  return holders.flatMap(user => {
    const applicationIds = applicationIdsOf(user, from).filter(id => appIds?.has(id) ?? true);
    const had = applicationIdsOf(user, to);
    return applicationIds.length
      ? [{ id: user._id, user, applications: applicationIds.filter(id => !had.includes(id)), had }]
      : [];
  });
}

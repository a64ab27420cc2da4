import { referenceId } from '../../data/dialect.ts';
import { assignmentsOfRole } from '../../domain/people/useGiveRoles.ts';
import type { User } from '../../platform/users.ts';

/** What somebody gets when one role is given to whomever another is given to. */
export interface Gain {
  id: string;
  user: User;
  /** The ids of the applications in which they get it; '' is in none. */
  applications: string[];
  /** In which they have it before, in the same way. */
  had: string[];
}

const placesOf = (user: User, roleId: string) => [
  ...new Set(assignmentsOfRole(user, roleId).map(({ application }) => referenceId(application))),
];

/** `within`: the applications that the copy reaches; all, where missing. Undefined where somebody came without saying where they have the role. */
export function cloneGains(
  holders: User[],
  { from, to, within: appIds }: { from: string; to: string; within?: ReadonlySet<string> | undefined },
): Gain[] | undefined {
  if (holders.some(user => !assignmentsOfRole(user, from).length)) return undefined;
  return holders.flatMap(user => {
    const places = placesOf(user, from).filter(place => appIds?.has(place) ?? true);
    const had = placesOf(user, to);
    return places.length
      ? [{ id: user._id, user, applications: places.filter(place => !had.includes(place)), had }]
      : [];
  });
}

import { useMe } from '../../calls/MeContext.tsx';
import { useAskList } from '../../calls/useAskList.ts';
import { idOf, readList } from '../../client/dialect.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { roles, type RolePurpose } from '../../platform/roles.ts';
import type { User } from '../../platform/users.ts';
import { cloneGains, gainingPurposes, type Gain } from './cloneGains.ts';

/** Whom and what a clone concerns. */
export interface CloneReach {
  gaining: Gain[];
  /** Who has the one role, and the other in the same places already. */
  staying: Gain[];
  purposes: RolePurpose[];
}

/** What the clone of one role to another would do: `reach`, undefined until it is known or where it cannot be, and `read` for as it is now. */
export function useClone(from: Choice | undefined, to: Choice | undefined) {
  const me = useMe();
  const enabled = from !== undefined && to !== undefined;
  const ofOne = { path: { roleId: from?.id ?? '' } };
  const holders = useAskList(roles.users, ofOne, { enabled });
  const carriers = useAskList(roles.purposes, ofOne, { enabled });
  const carried = useAskList(roles.purposes, { path: { roleId: to?.id ?? '' } }, { enabled });
  const all = [holders.asked, carriers.asked, carried.asked];

  // An admin's copy stays in the applications he administers.
  const within = me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(idOf));
  const reachOf = ([people, carry, have]: unknown[]): CloneReach | undefined => {
    if (!enabled || !people || !carry || !have) return undefined;
    const gains = cloneGains(readList<User>(people).data, { from: from.id, to: to.id, within });
    return gains && {
      gaining: gains.filter(({ applications }) => applications.length > 0),
      staying: gains.filter(({ applications }) => applications.length === 0),
      purposes: gainingPurposes(readList<RolePurpose>(carry).data, readList<RolePurpose>(have).data),
    };
  };
  const reach = reachOf(all.map(({ data }) => data));
  return {
    reach,
    failed: !reach && all.every(({ isPending }) => !isPending),
    read: async () => reachOf((await Promise.all(all.map(({ refetch }) => refetch()))).map(({ data }) => data)),
  };
}

import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { useAdministeredApplicationIds } from '../../auth/useAdministeredApplicationIds.ts';
import { readList } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { findNewCarriers, type RoleCarrier } from '../../domain/catalogue/roles/carriers.ts';
import { useCarriers } from '../../domain/catalogue/roles/useCarriers.ts';
import { roles } from '../../platform/roles.ts';
import type { User } from '../../platform/users.ts';
import { cloneGains, type Gain } from './cloneGains.ts';

/** The users and records that a clone affects. */
export interface CloneReach {
  gaining: Gain[];
  /** The users who already have both roles in the same applications. */
  staying: Gain[];
  /** The records that will newly carry the target role. */
  carriers: RoleCarrier[];
}

/**
 * Returns the effect of a clone. `reach` is undefined until it is known, or if it cannot be known; `read`
 * reads it again.
 */
export function useRoleClonePreview(from: ComboboxChoice | undefined, to: ComboboxChoice | undefined) {
  const enabled = from !== undefined && to !== undefined;
  const { query } = useEndpointList(roles.users, { path: { roleId: from?.id ?? '' } }, { enabled });
  const carrying = useCarriers(enabled ? from.id : undefined);
  const carried = useCarriers(enabled ? to.id : undefined);

  // An admin's copy is limited to the applications they administer.
  const within = useAdministeredApplicationIds();
  const reachOf = (
    people: unknown,
    carry: RoleCarrier[] | undefined,
    have: RoleCarrier[] | undefined,
  ): CloneReach | undefined => {
    if (!enabled || !people || !carry || !have) return undefined;
    const gains = cloneGains(readList<User>(people).data, { from: from.id, to: to.id, appIds: within });
    return (
      gains && {
        gaining: gains.filter(({ applications }) => applications.length > 0),
        staying: gains.filter(({ applications }) => applications.length === 0),
        carriers: findNewCarriers(carry, have, within),
      }
    );
  };
  const reach = reachOf(query.data, carrying.carriers, carried.carriers);
  const isAnswered =
    query.data !== undefined && carrying.carriers !== undefined && carried.carriers !== undefined;
  return {
    reach,
    failed: !reach && (isAnswered || query.isError || carrying.isError || carried.isError),
    read: async () => {
      const [people, carry, have] = await Promise.all([query.refetch(), carrying.read(), carried.read()]);
      return reachOf(people.data, carry, have);
    },
  };
}

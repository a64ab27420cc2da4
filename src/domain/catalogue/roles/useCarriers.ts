import { readList } from '../../../data/dialect.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { roles } from '../../../platform/roles.ts';
import { useCountText } from '../../../ui/useCountText.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useAllToolgroups, useAllTools } from '../lists.ts';
import { findCarriers, type RoleCarrier } from './carriers.ts';

/**
 * Returns the records that carry a role. `carriers` is undefined until all lists are loaded; `read` requests
 * them again.
 */
export function useCarriers(roleId: string | undefined) {
  const enabled = roleId !== undefined;
  const purposes = useEndpointQuery(roles.purposes, { path: { roleId: roleId ?? '' } }, { enabled });
  const toolgroups = useAllToolgroups(enabled);
  const tools = useAllTools(enabled);
  const all = [purposes, toolgroups.query, tools.query];
  const readCarriers = (answers: unknown[]): RoleCarrier[] | undefined => {
    if (roleId === undefined || !answers.every(Boolean)) return undefined;
    const [purposes, toolgroups, tools] = answers.map(answer => readList(answer).data) as [
      never,
      never,
      never,
    ];
    return findCarriers(roleId, { purposes, toolgroups, tools });
  };
  return {
    carriers: readCarriers(all.map(({ data }) => data)),
    isError: all.some(({ isError }) => isError),
    // Two roles share lists, so a running request of one is reused for the other.
    read: async () =>
      readCarriers(
        (await Promise.all(all.map(({ refetch }) => refetch({ cancelRefetch: false })))).map(
          ({ data }) => data,
        ),
      ),
  };
}

/**
 * Returns a function that counts carriers as a text, '2 purposes and 1 tool', with the number for the verb.
 */
export function useCountedCarriers() {
  const counted = useCountText();
  const listed = useJoinNames();
  return (carriers: RoleCarrier[]) => {
    const words = CATALOGUE_KINDS.map(
      kind => [kind, carriers.filter(carrier => carrier.kind === kind).length] as const,
    ).filter(([, number]) => number);
    return {
      things: listed(words.map(([kind, number]) => counted(kind, number))),
      smart_count: carriers.length,
    };
  };
}

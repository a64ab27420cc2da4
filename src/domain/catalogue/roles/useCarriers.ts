import { readList } from '../../../data/dialect.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { roles } from '../../../platform/roles.ts';
import { useCounted } from '../../../ui/useCounted.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useAllToolgroups, useAllTools } from '../lists.ts';
import { carriersOf, type RoleCarrier } from './carriers.ts';

/** What carries a role: `carriers`, undefined until all of it is known, and `read` for as it is now. */
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
    return carriersOf(roleId, { purposes, toolgroups, tools });
  };
  return {
    carriers: readCarriers(all.map(({ data }) => data)),
    isError: all.some(({ isError }) => isError),
    // Two roles share their lists: what one of them asks is not asked anew for the other.
    read: async () =>
      readCarriers(
        (await Promise.all(all.map(({ refetch }) => refetch({ cancelRefetch: false })))).map(
          ({ data }) => data,
        ),
      ),
  };
}

/** How many purposes, toolgroups and tools, as words, and their number for the verb: '2 purposes and 1 tool'. */
export function useCountedCarriers() {
  const counted = useCounted();
  const listed = useListed();
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

import { useCallback, useMemo } from 'react';
import { useAsk } from '../calls/useAsk.ts';
import { idOf, readList } from '../client/dialect.ts';
import { applications } from '../platform/applications.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import { roles } from '../platform/roles.ts';
import { named, type Name } from '../ui/Name.tsx';
import { applicationName } from './byApplication.ts';
import type { AssignedRole } from './useGiveRoles.ts';

/** A list that was read to name ids is not read again for this long unless something in it changed, milliseconds. */
export const NAMES_KEEP = 300_000;

const roleName = (role: unknown) => {
  const name = (role as { roleName?: unknown } | null | undefined)?.roleName;
  return typeof name === 'string' ? name : '';
};

const whole = { page: 1, pageSize: 0 };
/** Asks for all applications, by which they are named. */
export const allApplications = { query: { ...whole, all: 'true' } };

/** What applications are called: `nameOf(ref)`. Their list is asked only where at least one of the references came as its id. */
export const useApplicationNames = (refs: unknown[]) =>
  useNames(applications.list, allApplications, applicationName, refs);

/** What roles are called, in the same way, by the list of roles. */
export const useRoleNames = (refs: unknown[]) => useNames(roles.list, { query: whole }, roleName, refs);

/** What the roles of a user are called: by the name that came beside each, else as any role. */
export function useAssignedNames(given: AssignedRole[]): (assigned: AssignedRole) => Name {
  const nameOf = useRoleNames(given.filter(assigned => !assigned.roleName).map(({ role }) => role));
  return ({ role, roleName: beside }) => (beside ? named(beside) : nameOf(role));
}

/** What records of an endpoint's list are called: it is asked only where at least one of the references came as its id. */
export function useNames(
  endpoint: AnyEndpoint,
  ask: object,
  ownName: (ref: unknown) => string,
  refs: unknown[],
): (ref: unknown) => Name {
  const enabled = refs.some(ref => idOf(ref) && !ownName(ref));
  const { data, isPending } = useAsk(endpoint, ask, { enabled, staleTime: NAMES_KEEP });
  const names = useMemo(
    () => new Map(readList(data).data.map(row => [idOf(row), ownName(row)])),
    [data, ownName],
  );
  return useCallback(
    (ref: unknown) => {
      const id = idOf(ref);
      const text = ownName(ref) || names.get(id);
      if (text || !id) return { text: text ?? '' };
      return enabled && isPending ? { text: '', as: 'awaited' } : { text: id, as: 'id' };
    },
    [names, ownName, enabled, isPending],
  );
}

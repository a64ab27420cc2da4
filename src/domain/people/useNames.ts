import { useCallback, useMemo } from 'react';
import { useIdentity } from '../../auth/useIdentity.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications } from '../../platform/applications.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { roles } from '../../platform/roles.ts';
import { plainName, unread, type Name } from '../../ui/Name.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { applicationName } from './groupByApplication.ts';
import { useEachRecord } from './useEachRecord.ts';
import type { UserRole } from './useGiveRoles.ts';

/** A list that was read to name ids is not read again for this long unless something in it changed, milliseconds. */
export const NAMES_KEEP = 300_000;

const roleName = (role: unknown) => {
  const name = (role as { roleName?: unknown } | null | undefined)?.roleName;
  return typeof name === 'string' ? name : '';
};

const allRecordsQuery = { page: 1, pageSize: 0 };
/** Asks for all applications, by which they are named. */
export const allApplications = { query: { ...allRecordsQuery, all: 'true' } };

/** The name of an application that could not be read: for an admin, "Another application". */
export function useUnknownApplication(): TextKey {
  const { role } = useIdentity();
  return role === 'superadmin' ? 'ui.unread.application' : 'ui.unread.otherApplication';
}

/** What applications are called: `nameOf(ref)`. Their list is asked only where at least one of the references came as its id. */
export const useApplicationNames = (refs: unknown[]) =>
  useNames(refs, {
    list: applications.list,
    ask: allApplications,
    ownName: applicationName,
    unlisted: useUnknownApplication(),
    unknown: 'ui.unread.application',
  });

/** What roles are called, in the same way, by the list of roles. */
export const useRoleNames = (refs: unknown[]) =>
  useNames(refs, { list: roles.list, ask: { query: allRecordsQuery }, ownName: roleName });

/** What the roles of a user are called: by the name that came beside each, else as any role. */
export function useAssignedNames(given: readonly UserRole[]): (assigned: UserRole) => Name {
  const nameOf = useRoleNames(given.filter(assigned => !assigned.roleName).map(({ role }) => role));
  return useCallback(
    ({ role, roleName: beside }: UserRole) => (beside ? plainName(beside) : nameOf(role)),
    [nameOf],
  );
}

interface NameSource {
  ownName(ref: unknown): string;
  /** Its rows name the references; it is asked only where at least one came as its id. */
  list?: AnyEndpoint;
  ask?: object;
  /** Answers one record by its id: asked for each that the list does not name. */
  each?: AnyEndpoint;
  /** What stands before an id that was not found. Without it the id stands alone. */
  unknown?: TextKey;
  /** The same where the list was read and leaves the record out. */
  unlisted?: TextKey;
}

/** What records are called: by their own names, else by a list of them, else by each record itself. */
export function useNames(
  refs: unknown[],
  { ownName, list, ask = {}, each, unknown, unlisted = unknown }: NameSource,
): (ref: unknown) => Name {
  const t = useText();
  const nameless = [...new Set(refs.filter(ref => !ownName(ref)).map(referenceId))].filter(Boolean);
  const enabled = !!list && nameless.length > 0;
  const { data, isPending, isError } = useEndpointQuery(list ?? applications.list, ask, {
    enabled,
    staleTime: NAMES_KEEP,
  });
  const isListAwaited = enabled && isPending;
  const names = useMemo(
    () => new Map(readList(data).data.map(row => [referenceId(row), ownName(row)])),
    [data, ownName],
  );
  const records = useEachRecord(each, isListAwaited ? [] : nameless.filter(id => !names.get(id)), NAMES_KEEP);
  return useCallback(
    (ref: unknown) => {
      const id = referenceId(ref);
      const record = records.get(id);
      const text = ownName(ref) || names.get(id) || ownName(record?.data);
      if (text || !id) return plainName(text);
      if (isListAwaited || record?.isPending) return { text: '', as: 'awaited' };
      const label = isError ? unknown : unlisted;
      return label ? unread(t(label), id) : { text: id, as: 'id' };
    },
    [names, records, ownName, isListAwaited, isError, unknown, unlisted, t],
  );
}

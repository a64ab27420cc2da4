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
import { useRecordsById } from './useRecordsById.ts';
import type { UserRole } from './useRestoreRoles.ts';

/** How long a list that names IDs is reused unless one of its records changes, in milliseconds. */
export const NAMES_STALE_TIME = 300_000;

const roleName = (role: unknown) => {
  const name = (role as { roleName?: unknown } | null | undefined)?.roleName;
  return typeof name === 'string' ? name : '';
};

/** Asks for all records of a list. */
export const allRecordsArgs = { query: { page: 1, pageSize: 0 } };
/** Asks for all applications, whose rows name IDs. */
export const allApplicationsArgs = { query: { ...allRecordsArgs.query, all: 'true' } };

/** Returns the name of an application that could not be read. Admins see "Another application". */
export function useUnknownApplication(): TextKey {
  const { role } = useIdentity();
  return role === 'superadmin' ? 'ui.unread.application' : 'ui.unread.otherApplication';
}

/** Returns a function that names applications. The list is requested only if some reference is a bare id. */
export const useApplicationNames = (refs: unknown[]) =>
  useNames(refs, {
    list: applications.list,
    listArgs: allApplicationsArgs,
    getName: applicationName,
    unlistedLabel: useUnknownApplication(),
    unknownLabel: 'ui.unread.application',
  });

/** Returns a function that names roles. The list is requested only if some reference is a bare id. */
export const useRoleNames = (refs: unknown[]) =>
  useNames(refs, { list: roles.list, listArgs: allRecordsArgs, getName: roleName });

/**
 * Returns a function that names the roles of a user. A name that came with the assignment takes precedence.
 */
export function useAssignedRoleNames(given: readonly UserRole[]): (assigned: UserRole) => Name {
  const nameOf = useRoleNames(given.filter(assigned => !assigned.roleName).map(({ role }) => role));
  return useCallback(
    ({ role, roleName: beside }: UserRole) => (beside ? plainName(beside) : nameOf(role)),
    [nameOf],
  );
}

interface NameSource {
  getName(ref: unknown): string;
  /** The list whose rows name the references. It is requested only if some reference is a bare id. */
  list?: AnyEndpoint;
  listArgs?: object;
  /** Reads one record, for each reference that the list does not name. */
  getOneEndpoint?: AnyEndpoint;
  /** The prefix of an id that was not found. If undefined, the id stands alone. */
  unknownLabel?: TextKey;
  /** Replaces `unknownLabel` if the list was read and does not contain the record. */
  unlistedLabel?: TextKey;
}

/**
 * Returns a function that names records: by the reference itself, then by the list, then by reading each
 * record.
 */
export function useNames(
  refs: unknown[],
  { getName, list, listArgs = {}, getOneEndpoint, unknownLabel, unlistedLabel = unknownLabel }: NameSource,
): (ref: unknown) => Name {
  const t = useText();
  const nameless = [...new Set(refs.filter(ref => !getName(ref)).map(referenceId))].filter(Boolean);
  const enabled = !!list && nameless.length > 0;
  const { data, isPending, isError } = useEndpointQuery(list ?? applications.list, listArgs, {
    enabled,
    staleTime: NAMES_STALE_TIME,
  });
  const isListAwaited = enabled && isPending;
  const names = useMemo(
    () => new Map(readList(data).data.map(row => [referenceId(row), getName(row)])),
    [data, getName],
  );
  const records = useRecordsById(
    getOneEndpoint,
    isListAwaited ? [] : nameless.filter(id => !names.get(id)),
    NAMES_STALE_TIME,
  );
  return useCallback(
    (ref: unknown) => {
      const id = referenceId(ref);
      const record = records.get(id);
      const text = getName(ref) || names.get(id) || getName(record?.data);
      if (text || !id) return plainName(text);
      if (isListAwaited || record?.isPending) return { text: '', as: 'awaited' };
      const label = isError ? unknownLabel : unlistedLabel;
      return label ? unread(t(label), id) : { text: id, as: 'id' };
    },
    [names, records, getName, isListAwaited, isError, unknownLabel, unlistedLabel, t],
  );
}

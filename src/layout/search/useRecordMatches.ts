import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceDefinitions, type RaRecord } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { referenceId } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { NAMES_STALE_TIME } from '../../domain/people/useNames.ts';
import { MIN_USER_SEARCH_LENGTH } from '../../domain/people/userSource.ts';
import type { ListName } from '../../platform/lists.ts';
import { resourceLists, resourceNames, type ResourceName } from '../../platform/resources.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { userName } from '../../platform/userName.ts';
import { USER_ROLES, users, type User } from '../../platform/users.ts';
import { paths, recordPath } from '../../ui/paths.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { useText } from '../../ui/useText.ts';
import type { SearchMatch } from './searchMatches.ts';
import { useApplicationsAndPlans } from './useApplicationsAndPlans.ts';

/** The maximum number of users, and of records of each other resource. */
const MAX_USERS = 5;
const MAX_MATCHES = 3;
/** More than are shown, because the best matches are not always the first rows. */
const MATCHES_PER_LIST = 8;

/** The resources that are not searched by `getList`. */
const SEPARATE_SEARCHES: readonly ResourceName[] = ['users', 'applications'];
const hasList = (name: ResourceName): name is ListName => resourceLists[name] !== undefined;

/**
 * The records that match the query: users by the documented search, applications with their plans, other resources by their lists,
 * if the signed-in user may list them. `waiting` is true until the replies for exactly this query are here.
 */
export function useRecordMatches(query: string): {
  records: SearchMatch[];
  waiting: boolean;
  failed: boolean;
} {
  const t = useText();
  const can = useCan();
  const definitions = useResourceDefinitions();
  const dataProvider = useDataProvider();
  const trimmedQuery = query.trim();
  const debouncedQuery = useDebouncedValue(trimmedQuery);
  const isLongEnough = trimmedQuery.length >= MIN_USER_SEARCH_LENGTH;
  const settled = isLongEnough && debouncedQuery === trimmedQuery;

  const canListUsers = can({ action: 'list', resource: 'users' });
  const userList = useEndpointList(
    users.search,
    { query: { name: debouncedQuery } },
    { enabled: settled && canListUsers },
  );
  const others = resourceNames
    .filter(hasList)
    .filter(resource => !SEPARATE_SEARCHES.includes(resource) && can({ action: 'list', resource }));
  const otherQueries = useQueries({
    queries: others.map(resource => {
      const params = {
        pagination: { page: 1, perPage: MATCHES_PER_LIST },
        sort: { field: resourceLists[resource].sortBy, order: 'ASC' as const },
        filter: { q: debouncedQuery },
      };
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          dataProvider.getList(resource, { ...params, signal }),
        enabled: settled,
      };
    }),
  });

  const {
    applications,
    plans,
    queries: applicationQueries,
  } = useApplicationsAndPlans(debouncedQuery, settled, MAX_MATCHES);

  const label = (resource: ListName, record: RaRecord) => {
    const represent = definitions[resource]?.recordRepresentation;
    return typeof represent === 'function' ? String(represent(record)) : String(record.id);
  };
  const toolgroupNote = useToolgroupNotes(
    settled && (otherQueries[others.indexOf('tools')]?.data?.data.length ?? 0) > 0,
  );
  const note: { [N in ListName]?: (record: RaRecord) => string | undefined } = {
    roles: record => record.roleDescription,
    tools: record => toolgroupNote(String(record.id)),
    applications: record => hostName(record.applicationDomainName) || record.applicationId,
  };
  const toMatches = (resource: ListName, rows: RaRecord[]) =>
    rows.slice(0, MAX_MATCHES).map((record): SearchMatch => {
      const id = String(record.id);
      return {
        key: `${resource} ${id}`,
        kind: resource,
        group: t(`resources.${resource}.name`, { smart_count: 2 }),
        label: label(resource, record),
        note: note[resource]?.(record),
        to: recordPath(resource, id) ?? paths.home,
      };
    });
  const userNote = ({ email, role }: User) =>
    t('search.note.person', {
      email,
      role: isRole(role)
        ? t(`resources.users.option.${role}`)
        : String(role ?? t('resources.users.option.user')),
    });
  const records = [
    ...userList.rows.slice(0, MAX_USERS).map((one): SearchMatch => ({
      key: `users ${one._id}`,
      kind: 'users',
      group: t('resources.users.name', { smart_count: 2 }),
      label: userName(one),
      note: userNote(one),
      to: paths.users.show(one._id),
    })),
    ...others.flatMap((resource, at) => toMatches(resource, otherQueries[at]?.data?.data ?? [])),
    ...toMatches(
      'applications',
      applications.map(one => ({ ...one, id: one._id })),
    ),
    ...plans,
  ];
  const queries = [...(canListUsers ? [userList.query] : []), ...otherQueries, ...applicationQueries];
  return {
    records: settled ? records : [],
    waiting: isLongEnough && queries.length > 0 && (!settled || queries.some(({ isFetching }) => isFetching)),
    failed: settled && queries.some(({ isError }) => isError),
  };
}

const isRole = (role: unknown): role is (typeof USER_ROLES)[number] =>
  (USER_ROLES as readonly unknown[]).includes(role);

const hostName = (address: unknown) =>
  typeof address === 'string' ? address.replace(/^https?:\/\//i, '').replace(/\/$/, '') : '';

/** Returns a function that names the first toolgroup of a tool. The toolgroups are read only if `enabled`. */
function useToolgroupNotes(enabled: boolean) {
  const t = useText();
  const { rows } = useEndpointList(
    toolgroups.list,
    { query: { page: 1, pageSize: 0 } },
    { enabled, staleTime: NAMES_STALE_TIME },
  );
  return (tool: string) => {
    const group = rows.find(one => one.tools?.some(each => referenceId(each) === tool));
    return group && t('search.note.toolgroup', { name: group.toolGroupName });
  };
}

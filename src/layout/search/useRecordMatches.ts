import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { referenceId } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { allRecordsArgs, NAMES_STALE_TIME } from '../../domain/people/useNames.ts';
import { MIN_USER_SEARCH_LENGTH } from '../../domain/people/userSource.ts';
import type { ListName } from '../../platform/lists.ts';
import {
  nameSources,
  resourceLists,
  resourceNames,
  type ListDefinition,
  type ResourceName,
} from '../../platform/resources.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { users } from '../../platform/users.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { useText } from '../../ui/useText.ts';
import { sortByRelevance, type SearchMatch } from './searchMatches.ts';
import { useApplicationsAndPlans } from './useApplicationsAndPlans.ts';
import { useToMatch } from './useToMatch.ts';

/** The maximum number of users, and of records of each other resource. */
const MAX_USERS = 5;
const MAX_MATCHES = 3;
/** More than are shown, because the best matches are not always the first rows. */
const MATCHES_PER_LIST = 8;

/** By name if the list can be sorted by it, or else as the list is sorted when it opens. */
function searchOrder(resource: ListName) {
  const { sorts, sortBy, sortDirection }: ListDefinition = resourceLists[resource];
  const name = nameSources[resource];
  return name && sorts.includes(name)
    ? { field: name, order: 'ASC' as const }
    : { field: sortBy, order: sortDirection === 'asc' ? ('ASC' as const) : ('DESC' as const) };
}

/** The resources that are not searched by `getList`. */
const SEPARATE_SEARCHES: readonly ResourceName[] = ['users', 'applications'];
const hasList = (name: ResourceName): name is ListName => resourceLists[name] !== undefined;

/**
 * The records that match the query: users by the documented search, applications with their plans, other resources by their lists,
 * if the signed-in user may list them. Nothing is requested unless `enabled`. `waiting` is true until the replies for exactly
 * this query are here.
 */
export function useRecordMatches(
  query: string,
  enabled: boolean,
): {
  records: SearchMatch[];
  waiting: boolean;
  failed: boolean;
} {
  const can = useCan();
  const toMatch = useToMatch();
  const dataProvider = useDataProvider();
  const trimmedQuery = query.trim();
  const debouncedQuery = useDebouncedValue(trimmedQuery);
  const isSearch = enabled && trimmedQuery.length >= MIN_USER_SEARCH_LENGTH;
  const settled = isSearch && debouncedQuery === trimmedQuery;

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
        sort: searchOrder(resource),
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
    exactApplication,
    applications,
    plans,
    queries: applicationQueries,
  } = useApplicationsAndPlans(debouncedQuery, settled, MAX_MATCHES);

  const toolgroupNote = useToolgroupNotes(
    settled && (otherQueries[others.indexOf('tools')]?.data?.data.length ?? 0) > 0,
  );
  const toMatches = (resource: ListName, rows: RaRecord[], max = MAX_MATCHES) =>
    sortByRelevance(
      rows.map(record =>
        toMatch(resource, record, resource === 'tools' ? { note: toolgroupNote(String(record.id)) } : {}),
      ),
      debouncedQuery,
    ).slice(0, max);
  const records = [
    ...toMatches('users', userList.rows.map(withId), MAX_USERS),
    ...others.flatMap((resource, at) => toMatches(resource, otherQueries[at]?.data?.data ?? [])),
    ...(exactApplication
      ? [
          toMatch('applications', withId(exactApplication), {
            note: exactApplication.applicationId,
            isExact: true,
          }),
        ]
      : []),
    ...toMatches('applications', applications.map(withId)),
    ...plans,
  ];
  const queries = [...(canListUsers ? [userList.query] : []), ...otherQueries, ...applicationQueries];
  return {
    records: settled ? records : [],
    waiting: isSearch && queries.length > 0 && (!settled || queries.some(({ isFetching }) => isFetching)),
    failed: settled && queries.some(({ isError }) => isError),
  };
}

const withId = <T extends { _id: string }>(row: T) => ({ ...row, id: row._id });

/** Returns a function that names the first toolgroup of a tool. The toolgroups are read only if `enabled`. */
function useToolgroupNotes(enabled: boolean) {
  const t = useText();
  const { rows } = useEndpointList(toolgroups.list, allRecordsArgs, { enabled, staleTime: NAMES_STALE_TIME });
  return (tool: string) => {
    const group = rows.find(one => one.tools?.some(each => referenceId(each) === tool));
    return group && t('search.note.toolgroup', { name: group.toolGroupName });
  };
}

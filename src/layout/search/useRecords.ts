import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceDefinitions, type RaRecord } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { referenceId } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { PERSON_SEARCH_LENGTH } from '../../domain/people/personSource.ts';
import { NAMES_KEEP } from '../../domain/people/useNames.ts';
import type { ListName } from '../../platform/lists.ts';
import { resourceLists, resourceNames, type ResourceName } from '../../platform/resources.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { userName } from '../../platform/userName.ts';
import { USER_ROLES, users, type User } from '../../platform/users.ts';
import { paths, recordAddress } from '../../ui/paths.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useText } from '../../ui/useText.ts';
import type { SearchMatch } from './searchMatches.ts';
import { useApplicationsAndPlans } from './useApplicationsAndPlans.ts';

/** So many of each kind are shown: who wants more is better served by its list. */
const MOST_PEOPLE = 5;
const MOST = 3;

/** What is found by a call of its own. */
const ASKED_APART: readonly ResourceName[] = ['users', 'applications'];
const isListed = (name: ResourceName): name is ListName => resourceLists[name] !== undefined;

/**
 * The records whose name fits what is typed: people by the documented search, applications with the plans in them, every other
 * resource by its list, as far as one may see them. `waiting` until the answers for exactly this text are here.
 */
export function useRecords(typed: string): { records: SearchMatch[]; waiting: boolean; failed: boolean } {
  const t = useText();
  const can = useCan();
  const definitions = useResourceDefinitions();
  const dataProvider = useDataProvider();
  const text = typed.trim();
  const name = useDebounced(text);
  const long = text.length >= PERSON_SEARCH_LENGTH;
  const settled = long && name === text;

  const seesPeople = can({ action: 'list', resource: 'users' });
  const people = useEndpointList(users.search, { query: { name } }, { enabled: settled && seesPeople });
  const others = resourceNames
    .filter(isListed)
    .filter(resource => !ASKED_APART.includes(resource) && can({ action: 'list', resource }));
  const found = useQueries({
    queries: others.map(resource => {
      const asked = {
        pagination: { page: 1, perPage: 8 },
        sort: { field: resourceLists[resource].sortBy, order: 'ASC' as const },
        filter: { q: name },
      };
      return {
        queryKey: [resource, 'getList', asked],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          dataProvider.getList(resource, { ...asked, signal }),
        enabled: settled,
      };
    }),
  });

  const { found: places, plans, asked: askedPlaces } = useApplicationsAndPlans(name, settled, MOST);

  const label = (resource: ListName, record: RaRecord) => {
    const represent = definitions[resource]?.recordRepresentation;
    return typeof represent === 'function' ? String(represent(record)) : String(record.id);
  };
  const toolgroupOf = useToolgroupOf(settled && (found[others.indexOf('tools')]?.data?.data.length ?? 0) > 0);
  const note: { [N in ListName]?: (record: RaRecord) => string | undefined } = {
    roles: record => record.roleDescription,
    tools: record => toolgroupOf(String(record.id)),
    applications: record => hostOf(record.applicationDomainName) || record.applicationId,
  };
  const shown = (resource: ListName, rows: RaRecord[]) =>
    rows.slice(0, MOST).map((record): SearchMatch => {
      const id = String(record.id);
      return {
        key: `${resource} ${id}`,
        kind: resource,
        group: t(`resources.${resource}.name`, { smart_count: 2 }),
        label: label(resource, record),
        note: note[resource]?.(record),
        to: recordAddress(resource, id) ?? paths.home,
      };
    });
  const person = ({ email, role }: User) =>
    t('search.note.person', {
      email,
      role: isRole(role)
        ? t(`resources.users.option.${role}`)
        : String(role ?? t('resources.users.option.user')),
    });
  const records = [
    ...people.rows.slice(0, MOST_PEOPLE).map((one): SearchMatch => ({
      key: `users ${one._id}`,
      kind: 'users',
      group: t('resources.users.name', { smart_count: 2 }),
      label: userName(one),
      note: person(one),
      to: paths.users.show(one._id),
    })),
    ...others.flatMap((resource, at) => shown(resource, found[at]?.data?.data ?? [])),
    ...shown(
      'applications',
      places.map(place => ({ ...place, id: place._id })),
    ),
    ...plans,
  ];
  const asked = [...(seesPeople ? [people.asked] : []), ...found, ...askedPlaces];
  return {
    records: settled ? records : [],
    waiting: long && asked.length > 0 && (!settled || asked.some(({ isFetching }) => isFetching)),
    failed: settled && asked.some(({ isError }) => isError),
  };
}

const isRole = (role: unknown): role is (typeof USER_ROLES)[number] =>
  (USER_ROLES as readonly unknown[]).includes(role);

const hostOf = (address: unknown) =>
  typeof address === 'string' ? address.replace(/^https?:\/\//i, '').replace(/\/$/, '') : '';

/** The toolgroup in which a tool is, the first where there are several; asked once something is to be told by it. */
function useToolgroupOf(enabled: boolean) {
  const t = useText();
  const { rows } = useEndpointList(
    toolgroups.list,
    { query: { page: 1, pageSize: 0 } },
    { enabled, staleTime: NAMES_KEEP },
  );
  return (tool: string) => {
    const group = rows.find(one => one.tools?.some(each => referenceId(each) === tool));
    return group && t('search.note.toolgroup', { name: group.toolGroupName });
  };
}

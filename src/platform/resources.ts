/**
 * The resources of the console. Whatever each of them needs elsewhere is a table over these names, so that the compiler
 * says what a new one lacks. Without schemas, so that the entry can ask for the first list while the code still loads.
 */
export const resourceNames = [
  'users',
  'roles',
  'tags',
  'purposes',
  'toolgroups',
  'tools',
  'applications',
  'subscription-plans',
  'notifications',
] as const;
export type ResourceName = (typeof resourceNames)[number];

const besides = [
  'apikeys',
  'subscriptions',
  'layers',
  'protectedLayers',
  'field',
  'configs',
  'default-configs',
  'daily-import',
  'workOrderDepartments',
  'sessions',
] as const;

/** What a call shows or changes, and what the platform tells changes of: the resources, and what has no screens of its own (contract.md, "Real-time"). */
export type EntityName = ResourceName | (typeof besides)[number];

export const entityNames = (): EntityName[] => [...resourceNames, ...besides];

/** The entity that a name of the real-time connection means; the singular is read too. */
export const entityNamed = (name: string): EntityName | undefined =>
  entityNames().find(entity => entity === name || entity === `${name}s`);

/** How a list is asked for, and which state of it stands in the address (spec 1 §9, decisions 1, 7 and 19). */
export interface ListDefaults {
  route: `GET /${string}`;
  pageSize: number;
  sortBy: string;
  sortDirection: 'asc' | 'desc';
  view: 'table' | 'cards' | 'tree';
  /** It can be seen as a tree, too. */
  tree?: true;
  /** The fields that it can be sorted by. */
  sorts: readonly string[];
  /** Filters kept in the address under the call's own parameter names, each with its values; `days` are `from,to` calendar days. */
  filters: Readonly<Record<string, FilterValues>>;
}

export type FilterValues = readonly string[] | 'days' | 'count';

/** What is read whole where it is shown, and not as a page of a list. */
const none = undefined;

export const lists = {
  users: {
    route: 'GET /api/users',
    pageSize: 8,
    sortBy: 'firstName',
    sortDirection: 'asc',
    view: 'table',
    sorts: ['firstName', 'lastName', 'email', 'role', 'provider', 'loginCount', 'averageTime', 'phone'],
    filters: {
      filter: ['admin', 'superadmin'],
      provider: ['local', 'facebook', 'google'],
      subscriptionFilter: ['active', 'archive'],
      lastLoggedIn: 'days',
      lastLoggedOut: 'days',
      activeUserPercent: 'count',
    },
  },
  roles: {
    route: 'GET /api/roles',
    pageSize: 24,
    sortBy: 'roleName',
    sortDirection: 'asc',
    view: 'cards',
    sorts: ['roleName', 'roleDescription'],
    filters: {},
  },
  tags: {
    route: 'GET /api/tags',
    pageSize: 24,
    sortBy: 'tagName',
    sortDirection: 'asc',
    view: 'cards',
    sorts: ['tagName', 'helpInfo', 'numberOfMapsTagged'],
    filters: {},
  },
  purposes: {
    route: 'GET /api/purposes',
    pageSize: 24,
    sortBy: 'purposeName',
    sortDirection: 'asc',
    view: 'cards',
    tree: true,
    sorts: ['purposeName', 'helpInfo'],
    filters: {},
  },
  toolgroups: {
    route: 'GET /api/toolgroups/',
    pageSize: 24,
    sortBy: 'toolGroupName',
    sortDirection: 'asc',
    view: 'cards',
    sorts: ['toolGroupName', 'helpInfo'],
    filters: {},
  },
  tools: {
    route: 'GET /api/tools/',
    pageSize: 24,
    sortBy: 'toolName',
    sortDirection: 'asc',
    view: 'cards',
    sorts: ['toolName', 'helpInfo'],
    filters: {},
  },
  applications: {
    route: 'GET /api/applications',
    pageSize: 30,
    sortBy: 'applicationName',
    sortDirection: 'asc',
    view: 'table',
    sorts: ['applicationName', 'applicationDomainName'],
    filters: {},
  },
  'subscription-plans': none,
  notifications: none,
} as const satisfies Record<ResourceName, ListDefaults | undefined>;

/** What applications can do: purposes hold toolgroups, toolgroups hold tools (spec 2 §3). */
export const KINDS = ['purposes', 'toolgroups', 'tools'] as const satisfies ResourceName[];

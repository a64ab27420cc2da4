type Path = `/${string}`;

interface DocumentedResource {
  /**
   * The URLs of its pages, by react-admin's page types (docs/behaviour.md 1 §2 and 2 §2). Their parameter is
   * the id of the record.
   */
  paths: { list?: Path; create?: Path; edit?: Path; show?: Path };
  /** The field that contains the name of a record, if it is a single field. */
  nameSource?: string;
  /** Undefined if the platform has no paged list of its records. */
  list?: ListDefinition;
}

/**
 * The call and the URL state of a list (docs/behaviour.md 1 §9, docs/decisions/state-in-the-url.md,
 * list-page-sizes.md and active-users.md).
 */
export interface ListDefinition {
  route: `GET /${string}`;
  pageSize: number;
  sortBy: string;
  sortDirection: 'asc' | 'desc';
  view: 'table' | 'cards' | 'tree';
  /** Whether the list has a tree view. */
  tree?: true;
  /** The fields by which the list can be sorted. */
  sorts: readonly string[];
  /**
   * The filters with their values. Their names in the URL are the parameters of the call; `days` are
   * `from,to` calendar days.
   */
  filters: Readonly<Record<string, FilterValues>>;
}

export type FilterValues = readonly string[] | 'days' | 'count';

/**
 * The documented facts of each resource. It contains no schemas, so that the first list can be requested
 * while the code still loads.
 */
const documentedResources = {
  users: {
    paths: { list: '/users', create: '/users/new', show: '/user/:id/info' },
    list: {
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
  },
  roles: {
    paths: { list: '/roles', show: '/role/:id/info' },
    nameSource: 'roleName',
    list: {
      route: 'GET /api/roles',
      pageSize: 24,
      sortBy: 'roleName',
      sortDirection: 'asc',
      view: 'cards',
      sorts: ['roleName', 'roleDescription'],
      filters: {},
    },
  },
  tags: {
    paths: { list: '/tags', edit: '/tag/:id/info' },
    nameSource: 'tagName',
    list: {
      route: 'GET /api/tags',
      pageSize: 24,
      sortBy: 'tagName',
      sortDirection: 'asc',
      view: 'cards',
      sorts: ['tagName', 'helpInfo', 'numberOfMapsTagged'],
      filters: {},
    },
  },
  purposes: {
    paths: { list: '/purposes', show: '/purposes/:id/info' },
    nameSource: 'purposeName',
    list: {
      route: 'GET /api/purposes',
      pageSize: 24,
      sortBy: 'purposeName',
      sortDirection: 'asc',
      view: 'cards',
      tree: true,
      sorts: ['purposeName', 'helpInfo'],
      filters: {},
    },
  },
  toolgroups: {
    paths: { list: '/toolgroups', show: '/toolgroup/:id/info' },
    nameSource: 'toolGroupName',
    list: {
      route: 'GET /api/toolgroups/',
      pageSize: 24,
      sortBy: 'toolGroupName',
      sortDirection: 'asc',
      view: 'cards',
      sorts: ['toolGroupName', 'helpInfo'],
      filters: {},
    },
  },
  tools: {
    paths: { list: '/tools', show: '/tool/:id/info' },
    nameSource: 'toolName',
    list: {
      route: 'GET /api/tools/',
      pageSize: 24,
      sortBy: 'toolName',
      sortDirection: 'asc',
      view: 'cards',
      sorts: ['toolName', 'helpInfo'],
      filters: {},
    },
  },
  applications: {
    paths: { create: '/application/new', edit: '/application/:id/info' },
    nameSource: 'applicationName',
    list: {
      route: 'GET /api/applications',
      pageSize: 30,
      sortBy: 'applicationName',
      sortDirection: 'asc',
      view: 'table',
      sorts: ['applicationName', 'applicationDomainName'],
      filters: {},
    },
  },
  'subscription-plans': {
    // The parameter of a new plan is the id of its application.
    paths: { create: '/subscription-plan/:id', edit: '/subscription-plan/:id/edit' },
    nameSource: 'name',
  },
  // The main page shows notifications.
  notifications: { paths: {}, nameSource: 'notificationGroupDate' },
} as const satisfies Record<string, DocumentedResource>;

type DocumentedResources = typeof documentedResources;
export type ResourceName = keyof DocumentedResources;
export const resourceNames = Object.keys(documentedResources) as ResourceName[];

/** Selects one fact of every resource. */
const mapResources = <T>(select: (resource: DocumentedResource) => unknown) =>
  Object.fromEntries(resourceNames.map(name => [name, select(documentedResources[name])])) as T;

/** Undefined for resources without a list. */
export const resourceLists = mapResources<{
  [Name in ResourceName]: DocumentedResources[Name] extends { list: infer List } ? List : undefined;
}>(({ list }) => list);
export const resourcePaths = mapResources<{ [Name in ResourceName]: DocumentedResources[Name]['paths'] }>(
  ({ paths }) => paths,
);
export const nameSources = mapResources<{
  [Name in ResourceName]: DocumentedResources[Name] extends { nameSource: infer Source } ? Source : undefined;
}>(({ nameSource }) => nameSource);

const otherEntities = [
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

/**
 * The entities that calls show or change and that the platform announces changes of (docs/contract.md,
 * "Real-time"): the resources, and others without screens.
 */
export type EntityName = ResourceName | (typeof otherEntities)[number];

export const entityNames = (): EntityName[] => [...resourceNames, ...otherEntities];

/** Returns the entity for a name of the real-time connection, which may be singular. */
export const findEntity = (name: string): EntityName | undefined =>
  entityNames().find(entity => entity === name || entity === `${name}s`);

/** Purposes contain toolgroups, and toolgroups contain tools (docs/behaviour.md 2 §3). */
export const CATALOGUE_KINDS = ['purposes', 'toolgroups', 'tools'] as const satisfies ResourceName[];

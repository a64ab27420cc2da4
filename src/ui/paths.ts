import type { ResourceName } from '../platform/resources.ts';
import { OWN_SUBSCRIPTIONS_PAGE } from '../platform/signIn.ts';

/** The addresses of each resource's screens (spec 1 §2, spec 2 §2), as the specification writes them; its list bears its name. */
const ofResources = {
  users: { users: '/users', newUser: '/users/new', user: '/user/:id/info' },
  roles: { roles: '/roles', role: '/role/:roleId/info' },
  tags: { tags: '/tags', tag: '/tag/:id/info' },
  purposes: { purposes: '/purposes', purpose: '/purposes/:id/info' },
  toolgroups: { toolgroups: '/toolgroups', toolgroup: '/toolgroup/:toolgroupId/info' },
  tools: { tools: '/tools', tool: '/tool/:toolId/info' },
  applications: { newApplication: '/application/new', application: '/application/:id/info' },
  'subscription-plans': { newPlan: '/subscription-plan/:appId', plan: '/subscription-plan/:id/edit' },
  // They live on the main page.
  notifications: {},
} as const satisfies Record<ResourceName, Record<string, `/${string}`>>;

type Union<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;
type OfResources = Union<(typeof ofResources)[ResourceName]>;

/** Every address of the console behind sign-in. */
export const patterns = {
  home: '/',
  settings: '/settings',
  profile: '/view/profile',
  apiKeys: '/apikeys',
  demo: '/demo',
  subscriptions: OWN_SUBSCRIPTIONS_PAGE,
  ...(Object.assign({}, ...Object.values(ofResources)) as OfResources),
} as const;

type Patterns = typeof patterns;

const at = (pattern: string) =>
  pattern.includes(':') ? (id: string) => pattern.replace(/:\w+/, () => encodeURIComponent(id)) : pattern;

/** Addresses as one goes there: `paths.tags`, `paths.tag(id)`. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, at(pattern)]),
) as {
  [N in keyof Patterns]: Patterns[N] extends `${string}:${string}` ? (id: string) => string : Patterns[N];
};

/** The parameter of the main page's address with which a text is replaced in all configs: what is looked for. */
export const REPLACED = 'replace';
export const replacing = `${paths.home}?${REPLACED}=`;

/** Whether an address is one of a pattern's. */
export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

export const patternsOf = (resource: ResourceName): string[] => Object.values(ofResources[resource]);

/** The address of one record of a resource; undefined where its records have none. */
export const recordAddress = (resource: ResourceName, id: string) => {
  const pattern = patternsOf(resource).findLast(one => one.includes(':'));
  return pattern && (at(pattern) as (id: string) => string)(id);
};

/** The resource that an address belongs to. */
export const resourceAt = (path: string) =>
  (Object.keys(ofResources) as ResourceName[]).find(resource =>
    patternsOf(resource).some(pattern => matches(pattern, path)),
  );

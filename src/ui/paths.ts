import type { ResourceName } from '../platform/resources.ts';
import { OWN_SUBSCRIPTIONS_PAGE } from '../platform/signIn.ts';

/**
 * The documented addresses of each resource's pages (spec 1 §2, spec 2 §2), by react-admin's type of page. Their parameter is
 * the record's id; of a new plan it is its application's.
 */
export const resourcePaths = {
  users: { list: '/users', create: '/users/new', show: '/user/:id/info' },
  roles: { list: '/roles', show: '/role/:id/info' },
  tags: { list: '/tags', edit: '/tag/:id/info' },
  purposes: { list: '/purposes', show: '/purposes/:id/info' },
  toolgroups: { list: '/toolgroups', show: '/toolgroup/:id/info' },
  tools: { list: '/tools', show: '/tool/:id/info' },
  applications: { create: '/application/new', edit: '/application/:id/info' },
  'subscription-plans': { create: '/subscription-plan/:id', edit: '/subscription-plan/:id/edit' },
  // They live on the main page.
  notifications: {},
} as const satisfies Record<ResourceName, { [Type in 'list' | 'create' | 'edit' | 'show']?: `/${string}` }>;

const { users, roles, tags, purposes, toolgroups, tools, applications } = resourcePaths;
const plans = resourcePaths['subscription-plans'];

const withId = (pattern: string) => (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

/** Every address of the console behind sign-in: `paths.tags`, `paths.tag(id)`. */
export const paths = {
  home: '/',
  settings: '/settings',
  profile: '/view/profile',
  apiKeys: '/apikeys',
  demo: '/demo',
  subscriptions: OWN_SUBSCRIPTIONS_PAGE,
  users: users.list,
  newUser: users.create,
  user: withId(users.show),
  roles: roles.list,
  role: withId(roles.show),
  tags: tags.list,
  tag: withId(tags.edit),
  purposes: purposes.list,
  purpose: withId(purposes.show),
  toolgroups: toolgroups.list,
  toolgroup: withId(toolgroups.show),
  tools: tools.list,
  tool: withId(tools.show),
  newApplication: applications.create,
  application: withId(applications.edit),
  newPlan: withId(plans.create),
  plan: withId(plans.edit),
} as const;

/** The parameter of the main page's address with which a text is replaced in all configs: what is looked for. */
export const REPLACED = 'replace';
export const replacing = `${paths.home}?${REPLACED}=`;

/** Whether an address is one of a pattern's. */
export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

/** The address of one record of a resource; undefined where its records have none. */
export function recordAddress(resource: ResourceName, id: string) {
  const { edit, show = edit }: { edit?: string; show?: string } = resourcePaths[resource];
  return show && withId(show)(id);
}

/** The resource that an address belongs to. */
export const resourceAt = (path: string) =>
  (Object.keys(resourcePaths) as ResourceName[]).find(resource =>
    Object.values(resourcePaths[resource]).some(pattern => matches(pattern, path)),
  );

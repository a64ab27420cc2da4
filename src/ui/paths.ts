import { resourceNames, resourcePaths, type ResourceName } from '../platform/resources.ts';
import { OWN_SUBSCRIPTIONS_PAGE } from '../platform/signIn.ts';

const withId = (pattern: string) => (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

/** The path of a page, or a function of the id if its pattern has one. */
type PathOf<Pattern> = Pattern extends `${string}:id${string}` ? (id: string) => string : Pattern;
type ResourceAddresses = {
  [Name in ResourceName]: {
    [Type in keyof (typeof resourcePaths)[Name]]: PathOf<(typeof resourcePaths)[Name][Type]>;
  };
};

const toPaths = (patterns: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(patterns).map(([type, pattern]) => [
      type,
      pattern.includes(':id') ? withId(pattern) : pattern,
    ]),
  );

/** All paths of the console behind sign-in: `paths.users.list`, `paths.users.show(id)`. */
export const paths = {
  home: '/',
  settings: '/settings',
  profile: '/view/profile',
  apiKeys: '/apikeys',
  demo: '/demo',
  subscriptions: OWN_SUBSCRIPTIONS_PAGE,
  ...(Object.fromEntries(
    resourceNames.map(name => [name, toPaths(resourcePaths[name])]),
  ) as ResourceAddresses),
} as const;

/** The parameter of the main page that contains the text to replace in all configs. */
export const REPLACE_PARAM = 'replace';
export const replacing = `${paths.home}?${REPLACE_PARAM}=`;

export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

/** Returns the path of a record, or undefined if its resource has no pages for records. */
export function recordPath(resource: ResourceName, id: string) {
  const { edit, show = edit }: { edit?: string; show?: string } = resourcePaths[resource];
  return show && withId(show)(id);
}

/** Returns the resource that a path belongs to. */
export const findResourceOfPath = (path: string) =>
  resourceNames.find(resource =>
    Object.values(resourcePaths[resource]).some(pattern => matches(pattern, path)),
  );

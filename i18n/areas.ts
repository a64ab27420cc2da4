import type { core } from './en/core.ts';
import type { en } from './en/index.ts';
import type { Same } from './en/same.ts';

type Catalogue = typeof en;
type Core = typeof core;
type Resources = Catalogue['resources'];

/** What comes with the first screen that says it (`page` and `part` name it): a resource is an area of its own. */
export type Area = Exclude<keyof Catalogue, keyof Core> | `resources.${keyof Resources}`;

/** Of a resource, what is not in `core`. */
type Own<A extends Area> = A extends `resources.${infer Name extends keyof Resources}`
  ? Omit<Resources[Name], Name extends keyof Core['resources'] ? keyof Core['resources'][Name] : never>
  : A extends keyof Catalogue
    ? Catalogue[A]
    : never;

/** Loads the texts of each area in one language; the compiler holds other languages to English. */
export type Areas = { readonly [A in Area]: () => Texts<A> };

type Texts<A extends Area> = Promise<{ default: Same<Own<A>> }>;

/** English. */
export const areas: Areas = {
  access: () => import('./en/access.ts'),
  apiKeys: () => import('./en/apiKeys.ts'),
  applicationParts: () => import('./en/applicationParts.ts'),
  applicationPlans: () => import('./en/applicationPlans.ts'),
  applicationTools: () => import('./en/applicationTools.ts'),
  applicationUsers: () => import('./en/applicationUsers.ts'),
  catalogue: () => import('./en/catalogue.ts'),
  charts: () => import('./en/charts.ts'),
  children: () => import('./en/children.ts'),
  compare: () => import('./en/compare.ts'),
  configForms: () => import('./en/configForms.ts'),
  configs: () => import('./en/configs.ts'),
  dailyImport: () => import('./en/dailyImport.ts'),
  demo: () => import('./en/demo.ts'),
  editors: () => import('./en/editors.ts'),
  fieldApps: () => import('./en/fieldApps.ts'),
  home: () => import('./en/home.ts'),
  journal: () => import('./en/journal.ts'),
  mapServices: () => import('./en/mapServices.ts'),
  notes: () => import('./en/notes.ts'),
  overrideUsers: () => import('./en/overrideUsers.ts'),
  personRules: () => import('./en/personRules.ts'),
  profile: () => import('./en/profile.ts'),
  protectedLayers: () => import('./en/protectedLayers.ts'),
  proxy: () => import('./en/proxy.ts'),
  reach: () => import('./en/reach.ts'),
  readiness: () => import('./en/readiness.ts'),
  replace: () => import('./en/replace.ts'),
  'resources.applications': () => import('./en/applications.ts'),
  'resources.layers': () => import('./en/layers.ts'),
  'resources.notifications': () => import('./en/notifications.ts'),
  'resources.purposes': () => import('./en/purposes.ts'),
  'resources.roles': () => import('./en/roles.ts'),
  'resources.subscription-plans': () => import('./en/subscriptionPlans.ts'),
  'resources.tags': () => import('./en/tags.ts'),
  'resources.toolgroups': () => import('./en/toolgroups.ts'),
  'resources.tools': () => import('./en/tools.ts'),
  'resources.users': () => import('./en/users.ts'),
  review: () => import('./en/review.ts'),
  search: () => import('./en/search.ts'),
  sessions: () => import('./en/sessions.ts'),
  settings: () => import('./en/settings.ts'),
  strength: () => import('./en/strength.ts'),
  subscriptions: () => import('./en/subscriptions.ts'),
  symbols: () => import('./en/symbols.ts'),
  userImport: () => import('./en/userImport.ts'),
  userPage: () => import('./en/userPage.ts'),
  userBulk: () => import('./en/userBulk.ts'),
  views: () => import('./en/views.ts'),
  workOrders: () => import('./en/workOrders.ts'),
};

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

type Texts<A extends Area> = Promise<{ default: Same<Own<A>> }>;

/** The texts of an area in each language, Spanish held to English by the compiler. */
export const areas: { readonly [A in Area]: { en(): Texts<A>; es(): Texts<A> } } = {
  access: { en: () => import('./en/access.ts'), es: () => import('./es/access.ts') },
  apiKeys: { en: () => import('./en/apiKeys.ts'), es: () => import('./es/apiKeys.ts') },
  applicationParts: {
    en: () => import('./en/applicationParts.ts'),
    es: () => import('./es/applicationParts.ts'),
  },
  applicationPlans: {
    en: () => import('./en/applicationPlans.ts'),
    es: () => import('./es/applicationPlans.ts'),
  },
  applicationTools: {
    en: () => import('./en/applicationTools.ts'),
    es: () => import('./es/applicationTools.ts'),
  },
  applicationUsers: {
    en: () => import('./en/applicationUsers.ts'),
    es: () => import('./es/applicationUsers.ts'),
  },
  catalogue: { en: () => import('./en/catalogue.ts'), es: () => import('./es/catalogue.ts') },
  charts: { en: () => import('./en/charts.ts'), es: () => import('./es/charts.ts') },
  children: { en: () => import('./en/children.ts'), es: () => import('./es/children.ts') },
  compare: { en: () => import('./en/compare.ts'), es: () => import('./es/compare.ts') },
  configForms: { en: () => import('./en/configForms.ts'), es: () => import('./es/configForms.ts') },
  configs: { en: () => import('./en/configs.ts'), es: () => import('./es/configs.ts') },
  dailyImport: { en: () => import('./en/dailyImport.ts'), es: () => import('./es/dailyImport.ts') },
  demo: { en: () => import('./en/demo.ts'), es: () => import('./es/demo.ts') },
  editors: { en: () => import('./en/editors.ts'), es: () => import('./es/editors.ts') },
  fieldApps: { en: () => import('./en/fieldApps.ts'), es: () => import('./es/fieldApps.ts') },
  home: { en: () => import('./en/home.ts'), es: () => import('./es/home.ts') },
  journal: { en: () => import('./en/journal.ts'), es: () => import('./es/journal.ts') },
  mapServices: { en: () => import('./en/mapServices.ts'), es: () => import('./es/mapServices.ts') },
  notes: { en: () => import('./en/notes.ts'), es: () => import('./es/notes.ts') },
  overrideUsers: { en: () => import('./en/overrideUsers.ts'), es: () => import('./es/overrideUsers.ts') },
  personRules: { en: () => import('./en/personRules.ts'), es: () => import('./es/personRules.ts') },
  profile: { en: () => import('./en/profile.ts'), es: () => import('./es/profile.ts') },
  protectedLayers: {
    en: () => import('./en/protectedLayers.ts'),
    es: () => import('./es/protectedLayers.ts'),
  },
  proxy: { en: () => import('./en/proxy.ts'), es: () => import('./es/proxy.ts') },
  reach: { en: () => import('./en/reach.ts'), es: () => import('./es/reach.ts') },
  readiness: { en: () => import('./en/readiness.ts'), es: () => import('./es/readiness.ts') },
  replace: { en: () => import('./en/replace.ts'), es: () => import('./es/replace.ts') },
  'resources.applications': {
    en: () => import('./en/applications.ts'),
    es: () => import('./es/applications.ts'),
  },
  'resources.layers': { en: () => import('./en/layers.ts'), es: () => import('./es/layers.ts') },
  'resources.notifications': {
    en: () => import('./en/notifications.ts'),
    es: () => import('./es/notifications.ts'),
  },
  'resources.purposes': { en: () => import('./en/purposes.ts'), es: () => import('./es/purposes.ts') },
  'resources.roles': { en: () => import('./en/roles.ts'), es: () => import('./es/roles.ts') },
  'resources.subscription-plans': {
    en: () => import('./en/subscriptionPlans.ts'),
    es: () => import('./es/subscriptionPlans.ts'),
  },
  'resources.tags': { en: () => import('./en/tags.ts'), es: () => import('./es/tags.ts') },
  'resources.toolgroups': { en: () => import('./en/toolgroups.ts'), es: () => import('./es/toolgroups.ts') },
  'resources.tools': { en: () => import('./en/tools.ts'), es: () => import('./es/tools.ts') },
  'resources.users': { en: () => import('./en/users.ts'), es: () => import('./es/users.ts') },
  review: { en: () => import('./en/review.ts'), es: () => import('./es/review.ts') },
  search: { en: () => import('./en/search.ts'), es: () => import('./es/search.ts') },
  sessions: { en: () => import('./en/sessions.ts'), es: () => import('./es/sessions.ts') },
  settings: { en: () => import('./en/settings.ts'), es: () => import('./es/settings.ts') },
  strength: { en: () => import('./en/strength.ts'), es: () => import('./es/strength.ts') },
  subscriptions: { en: () => import('./en/subscriptions.ts'), es: () => import('./es/subscriptions.ts') },
  symbols: { en: () => import('./en/symbols.ts'), es: () => import('./es/symbols.ts') },
  userImport: { en: () => import('./en/userImport.ts'), es: () => import('./es/userImport.ts') },
  userPage: { en: () => import('./en/userPage.ts'), es: () => import('./es/userPage.ts') },
  userBulk: { en: () => import('./en/userBulk.ts'), es: () => import('./es/userBulk.ts') },
  views: { en: () => import('./en/views.ts'), es: () => import('./es/views.ts') },
  workOrders: { en: () => import('./en/workOrders.ts'), es: () => import('./es/workOrders.ts') },
};

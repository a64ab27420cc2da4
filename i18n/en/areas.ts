import type { core } from './core.ts';
import type { en } from './index.ts';
import type { Same } from './same.ts';

type Catalogue = typeof en;
type Core = typeof core;
type Resources = Catalogue['resources'];

/** Texts that load with the first screen that uses them. A resource is an area. */
export type Area = Exclude<keyof Catalogue, keyof Core> | `resources.${keyof Resources}` | 'ra.validation';

/** Of a resource and of react-admin's validators, what is not in `core`. */
type Own<A extends Area> = A extends `resources.${infer Name extends keyof Resources}`
  ? Omit<Resources[Name], Name extends keyof Core['resources'] ? keyof Core['resources'][Name] : never>
  : A extends 'ra.validation'
    ? Omit<Catalogue['ra']['validation'], keyof Core['ra']['validation']>
    : A extends keyof Catalogue
      ? Catalogue[A]
      : never;

/** The texts of each area in one language. The compiler holds other languages to English. */
export type Areas = { readonly [A in Area]: () => Texts<A> };

type Texts<A extends Area> = Promise<{ default: Same<Own<A>> }>;

/** Loads the English texts of each area. */
export const areas: Areas = {
  access: () => import('./access.ts'),
  apiKeys: () => import('./apiKeys.ts'),
  applicationParts: () => import('./applicationParts.ts'),
  applicationPlans: () => import('./applicationPlans.ts'),
  applicationTools: () => import('./applicationTools.ts'),
  applicationUsers: () => import('./applicationUsers.ts'),
  catalogue: () => import('./catalogue.ts'),
  charts: () => import('./charts.ts'),
  children: () => import('./children.ts'),
  compare: () => import('./compare.ts'),
  configForms: () => import('./configForms.ts'),
  configs: () => import('./configs.ts'),
  dailyImport: () => import('./dailyImport.ts'),
  demo: () => import('./demo.ts'),
  editors: () => import('./editors.ts'),
  fieldApps: () => import('./fieldApps.ts'),
  home: () => import('./home.ts'),
  journal: () => import('./journal.ts'),
  mapServices: () => import('./mapServices.ts'),
  notes: () => import('./notes.ts'),
  overrideUsers: () => import('./overrideUsers.ts'),
  personRules: () => import('./personRules.ts'),
  profile: () => import('./profile.ts'),
  protectedLayers: () => import('./protectedLayers.ts'),
  proxy: () => import('./proxy.ts'),
  'ra.validation': () => import('./validation.ts'),
  reach: () => import('./reach.ts'),
  readiness: () => import('./readiness.ts'),
  replace: () => import('./replace.ts'),
  'resources.applications': () => import('./applications.ts'),
  'resources.layers': () => import('./layers.ts'),
  'resources.notifications': () => import('./notifications.ts'),
  'resources.purposes': () => import('./purposes.ts'),
  'resources.roles': () => import('./roles.ts'),
  'resources.subscription-plans': () => import('./subscriptionPlans.ts'),
  'resources.tags': () => import('./tags.ts'),
  'resources.toolgroups': () => import('./toolgroups.ts'),
  'resources.tools': () => import('./tools.ts'),
  'resources.users': () => import('./users.ts'),
  review: () => import('./review.ts'),
  search: () => import('./search.ts'),
  sessions: () => import('./sessions.ts'),
  settings: () => import('./settings.ts'),
  strength: () => import('./strength.ts'),
  subscriptions: () => import('./subscriptions.ts'),
  symbols: () => import('./symbols.ts'),
  userImport: () => import('./userImport.ts'),
  userPage: () => import('./userPage.ts'),
  userBulk: () => import('./userBulk.ts'),
  views: () => import('./views.ts'),
  workOrders: () => import('./workOrders.ts'),
};

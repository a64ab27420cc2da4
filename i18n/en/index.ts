import access from './access.ts';
import apiKeys from './apiKeys.ts';
import applicationParts from './applicationParts.ts';
import applicationPlans from './applicationPlans.ts';
import applications from './applications.ts';
import applicationTools from './applicationTools.ts';
import applicationUsers from './applicationUsers.ts';
import attention from './attention.ts';
import catalogue from './catalogue.ts';
import charts from './charts.ts';
import children from './children.ts';
import compare from './compare.ts';
import configForms from './configForms.ts';
import configs from './configs.ts';
import { core } from './core.ts';
import dailyImport from './dailyImport.ts';
import demo from './demo.ts';
import editors from './editors.ts';
import emails from './emails.ts';
import fieldApps from './fieldApps.ts';
import home from './home.ts';
import journal from './journal.ts';
import layers from './layers.ts';
import mapServices from './mapServices.ts';
import notes from './notes.ts';
import notifications from './notifications.ts';
import overrideUsers from './overrideUsers.ts';
import personRules from './personRules.ts';
import profile from './profile.ts';
import protectedLayers from './protectedLayers.ts';
import proxy from './proxy.ts';
import purposes from './purposes.ts';
import reach from './reach.ts';
import readiness from './readiness.ts';
import replace from './replace.ts';
import review from './review.ts';
import roles from './roles.ts';
import search from './search.ts';
import sessions from './sessions.ts';
import settings from './settings.ts';
import strength from './strength.ts';
import subscriptionPlans from './subscriptionPlans.ts';
import subscriptions from './subscriptions.ts';
import symbols from './symbols.ts';
import tags from './tags.ts';
import toolgroups from './toolgroups.ts';
import tools from './tools.ts';
import urlCheck from './urlCheck.ts';
import userBulk from './userBulk.ts';
import userImport from './userImport.ts';
import userPage from './userPage.ts';
import users from './users.ts';
import validation from './validation.ts';
import views from './views.ts';
import workOrders from './workOrders.ts';

/**
 * The English catalogue, one file per area. Texts that the specification quotes are exact. The console imports only its
 * type and loads its areas one by one (areas.ts).
 */
export const en = {
  ...core,
  access,
  apiKeys,
  applicationParts,
  applicationPlans,
  applicationTools,
  applicationUsers,
  attention,
  catalogue,
  charts,
  children,
  compare,
  configForms,
  configs,
  dailyImport,
  demo,
  editors,
  emails,
  fieldApps,
  home,
  journal,
  mapServices,
  notes,
  overrideUsers,
  personRules,
  profile,
  protectedLayers,
  proxy,
  ra: { ...core.ra, validation: { ...core.ra.validation, ...validation } },
  reach,
  readiness,
  replace,
  resources: {
    users: { ...core.resources.users, ...users },
    roles: { ...core.resources.roles, ...roles },
    tags: { ...core.resources.tags, ...tags },
    purposes: { ...core.resources.purposes, ...purposes },
    toolgroups: { ...core.resources.toolgroups, ...toolgroups },
    tools: { ...core.resources.tools, ...tools },
    applications: { ...core.resources.applications, ...applications },
    layers,
    'subscription-plans': { ...core.resources['subscription-plans'], ...subscriptionPlans },
    notifications: { ...core.resources.notifications, ...notifications },
  },
  review,
  search,
  sessions,
  settings,
  strength,
  subscriptions,
  symbols,
  urlCheck,
  userImport,
  userBulk,
  userPage,
  views,
  workOrders,
};

import type { Catalogue } from '../en/index.ts';
import access from './access.ts';
import apiKeys from './apiKeys.ts';
import applications from './applications.ts';
import bulk from './bulk.ts';
import failure from './failure.ts';
import home from './home.ts';
import list from './list.ts';
import notBuilt from './notBuilt.ts';
import notifications from './notifications.ts';
import person from './person.ts';
import profile from './profile.ts';
import purposes from './purposes.ts';
import ra from './ra.ts';
import roles from './roles.ts';
import select from './select.ts';
import sessions from './sessions.ts';
import settings from './settings.ts';
import shell from './shell.ts';
import subscriptionPlans from './subscriptionPlans.ts';
import subscriptions from './subscriptions.ts';
import tags from './tags.ts';
import toolgroups from './toolgroups.ts';
import tools from './tools.ts';
import ui from './ui.ts';
import users from './users.ts';

/** The Spanish catalogue, held to the English one by the compiler; loaded when it is chosen. */
export const es: Catalogue = {
  access,
  apiKeys,
  applications,
  bulk,
  failure,
  home,
  list,
  notBuilt,
  notifications,
  person,
  profile,
  purposes,
  ra,
  roles,
  select,
  sessions,
  settings,
  shell,
  'subscription-plans': subscriptionPlans,
  subscriptions,
  tags,
  toolgroups,
  tools,
  ui,
  users,
};

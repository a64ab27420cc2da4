import { access } from './access.ts';
import { account } from './account.ts';
import { applicationParts } from './applicationParts.ts';
import { applications } from './applications.ts';
import { applicationTools } from './applicationTools.ts';
import { cards } from './cards.ts';
import { catalogue } from './catalogue.ts';
import { children } from './children.ts';
import { configs } from './configs.ts';
import { dailyImport } from './dailyImport.ts';
import { layers } from './layers.ts';
import { notifications } from './notifications.ts';
import { plans } from './plans.ts';
import { proxy } from './proxy.ts';
import { roles } from './roles.ts';
import { subscriptions } from './subscriptions.ts';
import type { Scenarios, ScenariosOfAll } from './testFaults.ts';
import { users } from './users.ts';

// An endpoint of the contract without a scenario does not compile.
({
  ...account,
  ...applicationParts,
  ...applicationTools,
  ...applications,
  ...cards,
  ...catalogue,
  ...children,
  ...configs,
  ...dailyImport,
  ...layers,
  ...notifications,
  ...plans,
  ...proxy,
  ...roles,
  ...subscriptions,
  ...users,
}) satisfies ScenariosOfAll;

/** The scenarios of all areas: several of them may ask the same endpoint. */
export const areas: Scenarios[] = [
  access,
  account,
  applicationParts,
  applicationTools,
  applications,
  cards,
  catalogue,
  children,
  configs,
  dailyImport,
  layers,
  notifications,
  plans,
  proxy,
  roles,
  subscriptions,
  users,
];

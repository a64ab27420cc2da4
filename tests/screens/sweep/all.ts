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
import type { EveryCall, Scenarios } from './sweep.ts';
import { users } from './users.ts';

// A call of the contract that nobody sweeps does not compile.
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
}) satisfies EveryCall;

/** How all of them come to be asked, area by area: a call may be asked in several. */
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

import { account } from './account.ts';
import { apiKeys } from './apiKeys.ts';
import { applications } from './applications.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { protectedLayers } from './protectedLayers.ts';
import { ownAccount } from './ownAccount.ts';
import { purposes } from './purposes.ts';
import type { ResourceName } from './resources.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { subscriptionPlans } from './subscriptionPlans.ts';
import { subscriptions } from './subscriptions.ts';
import { tags } from './tags.ts';
import { toolgroups } from './toolgroups.ts';
import { tools } from './tools.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';

type Calls = Record<string, AnyEndpoint>;

const notBuilt = {};

/**
 * Every area of the platform that the console asks and the stand-in answers. Of a resource's calls those named `list`,
 * `info`, `create`, `update` and `remove` answer react-admin's questions.
 */
export const platform = {
  account: { ...account, ...ownAccount },
  apiKeys,
  applications,
  notifications: notBuilt,
  protectedLayers,
  purposes,
  roles,
  sessions,
  'subscription-plans': subscriptionPlans,
  subscriptions,
  tags,
  toolgroups,
  tools,
  transfer,
  users,
} satisfies Record<ResourceName, Calls> & Record<string, Calls>;

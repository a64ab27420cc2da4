import { account } from './account.ts';
import { apiKeys } from './apiKeys.ts';
import { applications } from './applications.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { protectedLayers } from './protectedLayers.ts';
import type { ResourceName } from './resources.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { tags } from './tags.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';

type Calls = Record<string, AnyEndpoint>;

const notBuilt = {};

/**
 * Every area of the platform that the console asks and the stand-in answers. Of a resource's calls those named `list`,
 * `info`, `create`, `update` and `remove` answer react-admin's questions.
 */
export const platform = {
  account,
  apiKeys,
  applications,
  notifications: notBuilt,
  protectedLayers,
  purposes: notBuilt,
  roles,
  sessions,
  'subscription-plans': notBuilt,
  tags,
  toolgroups: notBuilt,
  tools: notBuilt,
  transfer,
  users,
} satisfies Record<ResourceName, Calls> & Record<string, Calls>;

import type { ResourceName } from '../platform/resources.ts';
import { applications } from './applications/index.ts';
import type { ConsoleResource } from './defineResource.ts';
import { notifications } from './notifications/index.ts';
import { purposes } from './purposes/index.ts';
import { roles } from './roles/index.ts';
import { subscriptionPlans } from './subscriptionPlans/index.ts';
import { tags } from './tags/index.ts';
import { toolgroups } from './toolgroups/index.ts';
import { tools } from './tools/index.ts';
import { users } from './users/index.ts';

/** In the order of the menu. */
const resourcesByName: { [Name in ResourceName]: ConsoleResource<Name> } = {
  roles,
  users,
  tools,
  tags,
  purposes,
  toolgroups,
  applications,
  'subscription-plans': subscriptionPlans,
  notifications,
};

/** Every resource of the console. */
export const resources: readonly ConsoleResource[] = Object.values(resourcesByName);

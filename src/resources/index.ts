import type { ResourceLabel } from '../calls/screen.ts';
import type { ResourceName } from '../platform/resources.ts';
import { applications } from './applications/index.ts';
import { notifications } from './notifications/index.ts';
import { purposes } from './purposes/index.ts';
import { roles } from './roles/index.ts';
import { subscriptionPlans } from './subscriptionPlans/index.ts';
import { tags } from './tags/index.ts';
import { toolgroups } from './toolgroups/index.ts';
import { tools } from './tools/index.ts';
import { users } from './users/index.ts';

/** Every resource of the console. */
export const resources: Record<ResourceName, ResourceLabel> = {
  users,
  roles,
  tags,
  purposes,
  toolgroups,
  tools,
  applications,
  'subscription-plans': subscriptionPlans,
  notifications,
};

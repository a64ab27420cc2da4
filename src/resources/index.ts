import type { ResourceName } from '../platform/resources.ts';
import { applicationsResource } from './applications/index.ts';
import type { ConsoleResource } from './defineResource.ts';
import { notificationsResource } from './notifications/index.ts';
import { purposesResource } from './purposes/index.ts';
import { rolesResource } from './roles/index.ts';
import { subscriptionPlansResource } from './subscriptionPlans/index.ts';
import { tagsResource } from './tags/index.ts';
import { toolgroupsResource } from './toolgroups/index.ts';
import { toolsResource } from './tools/index.ts';
import { usersResource } from './users/index.ts';

/** The order is that of the menu. */
const resourcesByName: { [Name in ResourceName]: ConsoleResource<Name> } = {
  roles: rolesResource,
  users: usersResource,
  tools: toolsResource,
  tags: tagsResource,
  purposes: purposesResource,
  toolgroups: toolgroupsResource,
  applications: applicationsResource,
  'subscription-plans': subscriptionPlansResource,
  notifications: notificationsResource,
};

export const resources: readonly ConsoleResource[] = Object.values(resourcesByName);

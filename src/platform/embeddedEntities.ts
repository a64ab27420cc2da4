import type { EntityName, ResourceName } from './resources.ts';

/** The other entities that the reply to a record's own call contains. */
export const embeddedEntities = {
  applications: ['subscription-plans', 'tools', 'roles'],
  users: ['subscriptions'],
} as const satisfies Partial<Record<ResourceName, readonly EntityName[]>>;

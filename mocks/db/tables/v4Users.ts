import { jsonb, text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import type { subscriptionsTable } from './subscriptions.ts';
import { userReference } from './users.ts';

/** A subscription in V4, with the plan and option that replace its plan here. */
type V4Subscription = Pick<
  typeof subscriptionsTable.$inferSelect,
  'id' | 'applicationId' | 'planName' | 'archived' | 'startedAt' | 'endsAt'
> &
  Partial<Pick<typeof subscriptionsTable.$inferSelect, 'planId' | 'period'>>;

/** The roles, by name, and the subscriptions that wait in the old version (V4) to be transferred. */
export const v4UsersTable = table('v4_people', {
  userId: userReference().primaryKey(),
  roles: jsonb('roles').$type<{ applicationId: string; roleNames: string[] }[]>().notNull().default([]),
  subscriptions: jsonb('subscriptions').$type<V4Subscription[]>().notNull().default([]),
  /** Why V4 refuses to transfer this user. */
  refusal: text('refusal'),
});

import { jsonb, text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import type { subscriptionsTable } from './subscriptions.ts';
import { userReference } from './users.ts';

/** A subscription as V4 has it: its plan by name there, and the plan and option that stand for it here. */
type V4Subscription = Pick<
  typeof subscriptionsTable.$inferSelect,
  'id' | 'applicationId' | 'planName' | 'archived' | 'startedAt' | 'endsAt'
> &
  Partial<Pick<typeof subscriptionsTable.$inferSelect, 'planId' | 'period'>>;

/** What waits in the old version (V4) for a user: roles by their names there, subscriptions as they will be here. */
export const v4PeopleTable = table('v4_people', {
  userId: userReference().primaryKey(),
  roles: jsonb('roles').$type<{ applicationId: string; roleNames: string[] }[]>().notNull().default([]),
  subscriptions: jsonb('subscriptions').$type<V4Subscription[]>().notNull().default([]),
  /** Why V4 will not hand this person over. */
  refusal: text('refusal'),
});

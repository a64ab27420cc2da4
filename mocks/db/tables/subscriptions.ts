import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { keyColumn, secondsColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { subscriptionPlansTable, type StoredPeriod } from './subscriptionPlans.ts';
import { userReference } from './users.ts';

/** An event in the card processor's shape, as replies contain it. */
export type StoredEvent = {
  id: string;
  type: string;
  /** Epoch seconds. */
  created: number;
  data: { object: Record<string, unknown> };
};

export const subscriptionsTable = table(
  'subscriptions',
  {
    id: keyColumn('id').primaryKey(),
    userId: userReference(),
    applicationId: applicationReference(),
    /**
     * The plan, with its name and price when it was bought. A subscription older than the stored plans has
     * only the name.
     */
    planId: keyColumn('plan_id').references(() => subscriptionPlansTable.id, { onDelete: 'set null' }),
    planName: text('plan_name').notNull(),
    period: jsonb('period').$type<StoredPeriod>(),
    noAutoRenew: boolean('no_auto_renew').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    /** The last charge failed. */
    pastDue: boolean('past_due').notNull().default(false),
    startedAt: secondsColumn('started_at'),
    /** The start of the cycle that ends at `endsAt`; 0 means the start of the subscription. */
    cycleStartedAt: secondsColumn('cycle_started_at'),
    endsAt: secondsColumn('ends_at'),
    canceledAt: integer('canceled_at'),
    endedAt: integer('ended_at'),
    events: jsonb('events').$type<StoredEvent[]>().notNull().default([]),
  },
  t => [
    index('subscriptions_user').on(t.userId, t.archived),
    index('subscriptions_due').on(t.archived, t.endsAt),
  ],
);

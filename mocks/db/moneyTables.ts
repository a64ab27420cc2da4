import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Interval } from '../../src/platform/money.ts';
import { empty, extra, ids, key, seconds, version } from './columns.ts';
import { ofApplication, ofUser } from './mainTables.ts';

/** A subscription option; `price` is USD. */
export interface StoredPeriod {
  _id: string;
  name: string;
  interval: Interval;
  intervalCount: number;
  price: number;
  [unknown: string]: unknown;
}

export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    name: text('name').notNull(),
    description: text('description').notNull().default(empty),
    periods: jsonb('periods').$type<StoredPeriod[]>().notNull().default([]),
    purposes: ids('purposes'),
    toolgroups: ids('toolgroups'),
    tools: ids('tools'),
    extra: extra(),
    version: version(),
  },
  t => [index('subscription_plans_application').on(t.applicationId, t.id)],
);

/** An event in the card processor's shape, as it is answered. */
export type StoredEvent = {
  id: string;
  type: string;
  /** Epoch seconds. */
  created: number;
  data: { object: Record<string, unknown> };
};

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: key('id').primaryKey(),
    userId: ofUser(),
    applicationId: ofApplication(),
    /** What was subscribed to, as it was called and cost then; a subscription from before plans were kept has its name only. */
    planId: key('plan_id').references(() => subscriptionPlans.id, { onDelete: 'set null' }),
    planName: text('plan_name').notNull(),
    period: jsonb('period').$type<StoredPeriod>(),
    noAutoRenew: boolean('no_auto_renew').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    /** The last charge failed. */
    pastDue: boolean('past_due').notNull().default(false),
    startedAt: seconds('started_at'),
    /** Where the cycle began that ends at `endsAt`; 0 = with the subscription. */
    cycleStartedAt: seconds('cycle_started_at'),
    endsAt: seconds('ends_at'),
    canceledAt: integer('canceled_at'),
    endedAt: integer('ended_at'),
    events: jsonb('events').$type<StoredEvent[]>().notNull().default([]),
  },
  t => [
    index('subscriptions_user').on(t.userId, t.archived),
    index('subscriptions_due').on(t.archived, t.endsAt),
  ],
);

/** Cards as a merchant may keep them: neither number nor code. `source` is what the card processor calls the card. */
export const cards = pgTable(
  'cards',
  {
    id: key('id').primaryKey(),
    userId: ofUser(),
    source: text('source').notNull(),
    brand: text('brand').notNull(),
    country: text('country').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  t => [index('cards_user').on(t.userId)],
);

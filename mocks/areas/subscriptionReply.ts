import { asc, desc, eq } from 'drizzle-orm';
import type { Card, SubscriptionEntry } from '../../src/platform/subscriptions.ts';
import type { Db } from '../db/open.ts';
import { applications } from '../db/tables/applications.ts';
import { cards } from '../db/tables/cards.ts';
import { subscriptions } from '../db/tables/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof cards.$inferSelect;

/** What a subscription is told by; in V4 it has less. */
type Told = Pick<SubscriptionRow, 'id' | 'applicationId' | 'planName' | 'archived' | 'startedAt' | 'endsAt'> &
  Partial<SubscriptionRow>;

/** A subscription as its owner and the preview of a transfer have it. */
export function entryOf(row: Told, applicationName: string): SubscriptionEntry {
  const { planId, planName, archived, startedAt, endsAt, noAutoRenew = false } = row;
  return {
    _id: row.id,
    application: { _id: row.applicationId, applicationName },
    plan: { ...(planId && { _id: planId }), name: planName },
    period: row.period ?? null,
    noAutoRenew,
    stripeSubscription: {
      status: archived ? 'canceled' : row.pastDue ? 'past_due' : 'active',
      plan: { name: planName },
      start: startedAt,
      current_period_start: row.cycleStartedAt || startedAt,
      current_period_end: endsAt,
      canceled_at: row.canceledAt ?? (archived ? endsAt : null),
      ended_at: row.endedAt ?? (archived ? endsAt : null),
      cancel_at_period_end: noAutoRenew,
    },
    events: row.events ?? [],
  };
}

export const cardReply = ({ id, brand, country, last4, expMonth, expYear, name }: CardRow): Card => ({
  id,
  brand,
  type: brand,
  country,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  name,
});

/** A subscription's own reply, after it was changed. */
export async function subscriptionReply(db: Db, row: SubscriptionRow): Promise<SubscriptionEntry> {
  const [application] = await db
    .select({ name: applications.applicationName })
    .from(applications)
    .where(eq(applications.id, row.applicationId));
  return entryOf(row, application?.name ?? '');
}

/** Somebody's cards and subscriptions; his cards are for himself and superadmins. */
export async function subscriptionsReply(db: Db, userId: string, withCards: boolean) {
  const [kept, rows] = await Promise.all([
    withCards ? db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.id)) : [],
    db
      .select({ subscription: subscriptions, applicationName: applications.applicationName })
      .from(subscriptions)
      .innerJoin(applications, eq(applications.id, subscriptions.applicationId))
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.startedAt), asc(subscriptions.id)),
  ]);
  const entries = (archived: boolean) =>
    rows
      .filter(({ subscription }) => subscription.archived === archived)
      .map(({ subscription, applicationName }) => entryOf(subscription, applicationName));
  return {
    stripeUser: {
      cards: kept.map(cardReply),
      default_card: kept.find(({ isDefault }) => isDefault)?.id ?? null,
    },
    activePlans: entries(false),
    archivedPlans: entries(true),
  };
}

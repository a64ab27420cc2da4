import { asc, desc, eq } from 'drizzle-orm';
import type { SavedCard, SubscriptionEntry } from '../../src/platform/subscriptions.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { cardsTable } from '../db/tables/cards.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';

export type SubscriptionRow = typeof subscriptionsTable.$inferSelect;
export type StoredCard = typeof cardsTable.$inferSelect;

/** The columns that a reply needs. A subscription in V4 has only the required ones. */
type SubscriptionSource = Pick<
  SubscriptionRow,
  'id' | 'applicationId' | 'planName' | 'archived' | 'startedAt' | 'endsAt'
> &
  Partial<SubscriptionRow>;

/** A subscription in the list of its owner and in the preview of a transfer. */
export function subscriptionEntry(row: SubscriptionSource, applicationName: string): SubscriptionEntry {
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

export const cardReply = ({ id, brand, country, last4, expMonth, expYear, name }: StoredCard): SavedCard => ({
  id,
  brand,
  type: brand,
  country,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  name,
});

export async function subscriptionReply(db: Db, row: SubscriptionRow): Promise<SubscriptionEntry> {
  const [application] = await db
    .select({ name: applicationsTable.applicationName })
    .from(applicationsTable)
    .where(eq(applicationsTable.id, row.applicationId));
  return subscriptionEntry(row, application?.name ?? '');
}

/** `withCards`: only their owner and superadmins may see the cards. */
export async function subscriptionsReply(db: Db, userId: string, withCards: boolean) {
  const [kept, rows] = await Promise.all([
    withCards
      ? db.select().from(cardsTable).where(eq(cardsTable.userId, userId)).orderBy(asc(cardsTable.id))
      : [],
    db
      .select({ subscription: subscriptionsTable, applicationName: applicationsTable.applicationName })
      .from(subscriptionsTable)
      .innerJoin(applicationsTable, eq(applicationsTable.id, subscriptionsTable.applicationId))
      .where(eq(subscriptionsTable.userId, userId))
      .orderBy(desc(subscriptionsTable.startedAt), asc(subscriptionsTable.id)),
  ]);
  const entries = (archived: boolean) =>
    rows
      .filter(({ subscription }) => subscription.archived === archived)
      .map(({ subscription, applicationName }) => subscriptionEntry(subscription, applicationName));
  return {
    stripeUser: {
      cards: kept.map(cardReply),
      default_card: kept.find(({ isDefault }) => isDefault)?.id ?? null,
    },
    activePlans: entries(false),
    archivedPlans: entries(true),
  };
}

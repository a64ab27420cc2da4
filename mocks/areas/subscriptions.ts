import { and, eq } from 'drizzle-orm';
import { subscriptions as calls } from '../../src/platform/subscriptions.ts';
import { cycleEnd } from '../db/cycles.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import type { AnswerRoute } from '../http/answer.ts';
import { secondsSinceEpoch, type Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { cardsArea } from './cards.ts';
import { createCharge, isUnpaid, NO_CARD } from './charging.ts';
import { applyDueCharges, emitSubscriptionChange, storeSubscription } from './subscriptionRenewals.ts';
import { subscriptionReply, type SubscriptionRow } from './subscriptionReply.ts';
import { defaultCard, lockUser } from './userCards.ts';

/**
 * A refusal has status 200; a missing record or a failed payment has status 400. Both bodies are `{ error: {
 * message } }`.
 */
const refused = (httpStatus: 200 | 400, text: string) =>
  new HttpRefusal(httpStatus, text, { message: undefined, error: { message: text } });
const refusal = (message: string) => refused(200, message);
const badRequest = (message: string) => refused(400, message);

const ALREADY_SUBSCRIBED = 'There is already an active subscription to this plan.';
const PLAN_NOT_OFFERED = 'This plan is no longer offered. Please choose another one.';

type SubscriptionKey = Pick<SubscriptionRow, 'userId' | 'planId' | 'id'>;

async function refuseIfSubscribed(tx: Db, { userId, planId, id }: SubscriptionKey) {
  if (planId === null) return;
  const duplicates = await tx
    .select({ id: subscriptionsTable.id })
    .from(subscriptionsTable)
    .where(
      and(
        eq(subscriptionsTable.userId, userId),
        eq(subscriptionsTable.planId, planId),
        eq(subscriptionsTable.archived, false),
      ),
    );
  if (duplicates.some(duplicate => duplicate.id !== id)) throw refusal(ALREADY_SUBSCRIBED);
}

/** Starts a new cycle now. Throws if the charge fails. */
async function startSubscription(env: Environment, tx: Db, row: SubscriptionRow): Promise<SubscriptionRow> {
  const card = await defaultCard(tx, row.userId);
  if (!card && row.period?.price) throw refusal(NO_CARD);
  const now = secondsSinceEpoch(env.cards.now());
  const { event, failed } = await createCharge(env, card)(row, now, 1);
  if (failed !== undefined) throw badRequest(failed);
  return {
    ...row,
    archived: false,
    pastDue: false,
    canceledAt: null,
    endedAt: null,
    startedAt: now,
    cycleStartedAt: now,
    endsAt: cycleEnd(now, row.period!, 1),
    events: [...row.events, event],
  };
}

/**
 * Cards and subscriptions (docs/behaviour.md 1 §7). Users manage their own; superadmins may cancel and
 * resubscribe those of others.
 */
export function subscriptionsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  cardsArea(answer, env);

  /** Changes a subscription after everything that is due by now is charged. */
  const change = async (
    id: string,
    userId: string,
    update: (row: SubscriptionRow, tx: Db) => SubscriptionRow | Promise<SubscriptionRow>,
  ) => {
    let hasChanged = false;
    await applyDueCharges(env, userId);
    const row = await db.transaction(async tx => {
      await lockUser(tx, userId);
      const [existing] = await tx
        .select()
        .from(subscriptionsTable)
        .where(and(eq(subscriptionsTable.id, id), eq(subscriptionsTable.userId, userId)))
        .for('update');
      if (!existing) throw notFound('There is no such subscription');
      const changed = await update(existing, tx);
      if (changed === existing) return existing;
      await storeSubscription(tx, changed);
      hasChanged = true;
      return changed;
    });
    if (hasChanged) emitSubscriptionChange(env, row.id, userId);
    return subscriptionReply(db, row);
  };

  const cancel = (id: string, userId: string) =>
    change(id, userId, row => {
      const now = secondsSinceEpoch(env.cards.now());
      return row.archived ? row : { ...row, archived: true, pastDue: false, canceledAt: now, endedAt: now };
    });

  const resubscribe = (id: string, userId: string) =>
    change(id, userId, async (row, tx) => {
      const renewing = { ...row, noAutoRenew: false };
      if (!row.archived) return row.noAutoRenew ? renewing : row;
      await refuseIfSubscribed(tx, row);
      if (row.endsAt > secondsSinceEpoch(env.cards.now()) && !isUnpaid(row))
        return { ...renewing, archived: false, canceledAt: null, endedAt: null };
      if (!row.planId || !row.period) throw refusal(PLAN_NOT_OFFERED);
      return startSubscription(env, tx, renewing);
    });

  answer(calls.create, 'signedIn', async ({ body, caller }) => {
    await applyDueCharges(env, caller.id);
    const row = await db.transaction(async tx => {
      await lockUser(tx, caller.id);
      const [plan] = await tx
        .select()
        .from(subscriptionPlansTable)
        .where(
          and(
            eq(subscriptionPlansTable.id, body.plan),
            eq(subscriptionPlansTable.applicationId, body.application),
          ),
        )
        .for('key share');
      if (!plan) throw badRequest('This application has no such plan.');
      const period = plan.periods.find(({ _id }) => _id === body.period);
      if (!period) throw badRequest('This plan has no such duration.');
      const id = newId(env.now());
      await refuseIfSubscribed(tx, { id, userId: caller.id, planId: plan.id });
      const newSubscription = {
        planId: plan.id,
        planName: plan.name,
        applicationId: plan.applicationId,
        userId: caller.id,
        period,
        noAutoRenew: body.noAutoRenew,
      };
      const paid = await startSubscription(env, tx, {
        ...newSubscription,
        id,
        archived: false,
        pastDue: false,
        startedAt: 0,
        cycleStartedAt: 0,
        endsAt: 0,
        canceledAt: null,
        endedAt: null,
        events: [],
      });
      await tx.insert(subscriptionsTable).values(paid);
      return paid;
    });
    emitSubscriptionChange(env, row.id, caller.id);
    return subscriptionReply(db, row);
  });

  answer(calls.cancel, 'signedIn', async ({ path, caller }) => cancel(path.id, caller.id));
  answer(calls.resubscribe, 'signedIn', async ({ path, caller }) => resubscribe(path.id, caller.id));
  answer(calls.cancelOf, 'superadmin', async ({ path }) => cancel(path.subId, path.userId));
  answer(calls.resubscribeOf, 'superadmin', async ({ path }) => resubscribe(path.subId, path.userId));
}

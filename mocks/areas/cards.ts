import { and, eq } from 'drizzle-orm';
import { findCardNumbers } from '../../src/platform/cards.ts';
import { subscriptions as calls } from '../../src/platform/subscriptions.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { cardsTable } from '../db/tables/cards.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { applyDueCharges } from './subscriptionRenewals.ts';
import { cardReply, type StoredCard } from './subscriptionReply.ts';
import { defaultCard, lockUser } from './userCards.ts';

const LONGEST_NAME = 250;

/** Users manage only their own cards. Charges that were due before a change go to the former card. */
export function cardsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.addCard, 'signedIn', async ({ body, caller }) => {
    const name = body.name.trim();
    if (!name || name.length > LONGEST_NAME || findCardNumbers(name).length)
      throw new HttpRefusal(400, 'Please enter the name on the card.', { param: 'name' });
    await env.limits.count(['cardsOfAccount', caller.id]);
    const taken = await env.cards.take(body);
    if ('param' in taken) throw new HttpRefusal(400, taken.message, { param: taken.param });
    await applyDueCharges(env, caller.id);
    const row = await db.transaction(async tx => {
      await lockUser(tx, caller.id);
      const isSame = (one: StoredCard) =>
        one.brand === taken.brand &&
        one.last4 === taken.last4 &&
        one.expMonth === taken.expMonth &&
        one.expYear === taken.expYear;
      const kept = await tx.select().from(cardsTable).where(eq(cardsTable.userId, caller.id));
      if (kept.some(isSame))
        throw new HttpRefusal(400, 'This card has already been added.', { param: 'number' });
      const [added] = await tx
        .insert(cardsTable)
        .values({ ...taken, id: newId(env.now()), userId: caller.id, name, isDefault: !kept.length })
        .returning();
      return added!;
    });
    env.emitChange('users', 'save', caller.id);
    return cardReply(row);
  });

  const findCard = async (tx: Db, id: string, userId: string) => {
    await lockUser(tx, userId);
    const [card] = await tx
      .select()
      .from(cardsTable)
      .where(and(eq(cardsTable.id, id), eq(cardsTable.userId, userId)));
    if (!card) throw notFound('There is no such card');
    return card;
  };
  const makeDefault = async (tx: Db, id: string, userId: string) => {
    await tx.update(cardsTable).set({ isDefault: false }).where(eq(cardsTable.userId, userId));
    await tx.update(cardsTable).set({ isDefault: true }).where(eq(cardsTable.id, id));
  };

  answer(calls.removeCard, 'signedIn', async ({ path, caller }) => {
    await applyDueCharges(env, caller.id);
    await db.transaction(async tx => {
      const card = await findCard(tx, path.id, caller.id);
      await tx.delete(cardsTable).where(eq(cardsTable.id, card.id));
      const next = await defaultCard(tx, caller.id);
      if (card.isDefault && next) await makeDefault(tx, next.id, caller.id);
    });
    env.emitChange('users', 'save', caller.id);
    return {};
  });

  answer(calls.setDefaultCard, 'signedIn', async ({ path, caller }) => {
    await applyDueCharges(env, caller.id);
    await db.transaction(async tx => makeDefault(tx, (await findCard(tx, path.id, caller.id)).id, caller.id));
    env.emitChange('users', 'save', caller.id);
    return {};
  });
}

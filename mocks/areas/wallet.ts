import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { cards } from '../db/tables/cards.ts';
import { users } from '../db/tables/users.ts';
import type { CardRow } from './subscriptionReply.ts';

/** What concerns somebody's money comes one after the other. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** The card that is charged; the oldest where none was chosen. */
export async function defaultCard(db: Db, userId: string): Promise<CardRow | undefined> {
  const [card] = await db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(desc(cards.isDefault), asc(cards.id))
    .limit(1);
  return card;
}

import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { cardsTable } from '../db/tables/cards.ts';
import { usersTable } from '../db/tables/users.ts';
import type { StoredCard } from './subscriptionReply.ts';

/** Locks the user, so that changes of their cards and subscriptions run one after the other. */
export const lockUser = (tx: Db, userId: string) =>
  tx.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, userId)).for('no key update');

/** The default card, or the oldest one if the user chose none. */
export async function defaultCard(db: Db, userId: string): Promise<StoredCard | undefined> {
  const [card] = await db
    .select()
    .from(cardsTable)
    .where(eq(cardsTable.userId, userId))
    .orderBy(desc(cardsTable.isDefault), asc(cardsTable.id))
    .limit(1);
  return card;
}

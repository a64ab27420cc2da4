import { count, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { users } from '../db/tables/users.ts';
import type { Environment } from '../http/environment.ts';

const KEPT = 100;
/** A search for what few have reads all users: those it finds are remembered, if there are no more than this. */
const FEW = 250;
/** Another process may write to the same Postgres; its changes are counted after this long. */
const GOOD_FOR_MS = 5_000;
const dialect = new PgDialect();

/** How many users there are; and of a search that finds few, whom. */
export interface Found {
  total: number;
  few?: string[];
}

/** Counts users, and remembers each count until a user changes: turning pages counts once. */
export function userCounts({ db, revision }: Environment) {
  const known = new Map<string, { found: Found; at: number; until: number }>();
  const some = async (where: SQL | undefined) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(where)
        .limit(FEW + 1)
    ).map(({ id }) => id);
  const all = async (where: SQL | undefined) =>
    (await db.select({ total: count() }).from(users).where(where))[0]!.total;
  return {
    async of(where: SQL | undefined, isSearch: boolean): Promise<Found> {
      const key = where ? JSON.stringify(dialect.sqlToQuery(where)) : '';
      const at = revision.users;
      const before = known.get(key);
      if (before && before.at === at && before.until > Date.now()) return before.found;
      const few = isSearch ? await some(where) : undefined;
      const found = few && few.length <= FEW ? { total: few.length, few } : { total: await all(where) };
      if (known.size >= KEPT) known.clear();
      known.set(key, { found, at, until: Date.now() + GOOD_FOR_MS });
      return found;
    },
  };
}

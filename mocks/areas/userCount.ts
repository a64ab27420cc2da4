import { count, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { usersTable } from '../db/tables/users.ts';
import type { Environment } from '../http/environment.ts';

const KEPT = 100;
/** A search reads all users, so its matches are kept if there are at most this many. */
const FEW = 250;
/** Another process may write to the same Postgres, so a count expires after this time. */
const GOOD_FOR_MS = 5_000;
const dialect = new PgDialect();

/** `few` has the IDs of the users if a search found few. */
export interface UserMatches {
  total: number;
  few?: string[];
}

/** Remembers each count until a user changes, so that turning pages counts only once. */
export function userCounts({ db, revision }: Environment) {
  const known = new Map<string, { found: UserMatches; at: number; until: number }>();
  const some = async (where: SQL | undefined) =>
    (
      await db
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(where)
        .limit(FEW + 1)
    ).map(({ id }) => id);
  const all = async (where: SQL | undefined) =>
    (await db.select({ total: count() }).from(usersTable).where(where))[0]!.total;
  return {
    async of(where: SQL | undefined, isSearch: boolean): Promise<UserMatches> {
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

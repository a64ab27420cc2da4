import { type SQL, count } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { users } from '../db/schema.ts';
import type { Environment } from '../answering/environment.ts';

const KEPT = 200;
/** Another process may write to the same Postgres; its changes are counted after this long. */
const GOOD_FOR_MS = 5_000;
const dialect = new PgDialect();

/** Counts users, and remembers each count until a user changes: turning pages counts once. */
export function userCounts({ db, revision }: Environment) {
  const known = new Map<string, { total: number; at: number; until: number }>();
  return {
    async of(where: SQL | undefined): Promise<number> {
      const key = where ? JSON.stringify(dialect.sqlToQuery(where)) : '';
      const at = revision.users;
      const before = known.get(key);
      if (before && before.at === at && before.until > Date.now()) return before.total;
      const [row] = await db.select({ total: count() }).from(users).where(where);
      if (known.size >= KEPT) known.clear();
      known.set(key, { total: row!.total, at, until: Date.now() + GOOD_FOR_MS });
      return row!.total;
    },
  };
}

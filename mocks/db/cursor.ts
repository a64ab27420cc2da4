import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';

/** A connection that keeps its cursors between statements, until it is given back. */
export interface CursorSession {
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>;
  giveBack(): void;
}
export type OpenSession = () => Promise<CursorSession>;

/**
 * All cursors share one connection, which returns to the pool when the last cursor is closed, so that slow
 * readers do not use up the pool.
 */
export function sharedSession(pool: Pool): OpenSession {
  interface Shared {
    client: Promise<PoolClient>;
    readers: number;
    isLost: boolean;
    lost(): void;
  }
  let current: Shared | undefined;
  const leave = (shared: Shared) => current === shared && (current = undefined);
  function openCursor() {
    const lost = () => {
      shared.isLost = true;
      leave(shared);
    };
    // The error listener is attached before any reader gets the client, because several readers may wait for
    // it.
    const shared: Shared = {
      client: pool.connect().then(client => client.once('error', lost)),
      readers: 0,
      isLost: false,
      lost,
    };
    return shared;
  }
  return async () => {
    const shared = (current ??= openCursor());
    shared.readers += 1;
    const client = await shared.client.catch((error: unknown) => {
      leave(shared);
      throw error;
    });
    const giveBack = () => {
      shared.readers -= 1;
      if (shared.readers) return;
      leave(shared);
      client.off('error', shared.lost).release(shared.isLost);
    };
    return { db: drizzle(client), giveBack };
  };
}

let opened = 0;

/**
 * Yields the result of a query in pieces of `size` rows, from one snapshot. The database keeps the result
 * while it is read, in a file if it is large. The query runs when the first piece is requested.
 */
export async function* inPieces<Row>(
  openSession: OpenSession,
  query: SQL,
  size: number,
): AsyncGenerator<Row[], void> {
  const { db, giveBack } = await openSession();
  const cursor = sql.identifier(`pieces_${++opened}`);
  try {
    await db.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR WITH HOLD FOR ${query}`);
    try {
      for (let isLast = false; !isLast;) {
        const { rows } = (await db.execute(sql`FETCH ${sql.raw(String(size))} FROM ${cursor}`)) as {
          rows: Row[];
        };
        isLast = rows.length < size;
        if (rows.length) yield rows;
      }
    } finally {
      await db.execute(sql`CLOSE ${cursor}`);
    }
  } finally {
    giveBack();
  }
}

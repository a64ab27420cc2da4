import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';

/** A connection that keeps its cursors between statements, until it is released. */
export interface CursorSession {
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>;
  release(): void;
}
export type OpenSession = () => Promise<CursorSession>;

/**
 * All cursors share one connection, which returns to the pool when the last cursor is closed, so that slow
 * readers do not use up the pool.
 */
export function createSharedSession(pool: Pool): OpenSession {
  interface Shared {
    client: Promise<PoolClient>;
    readers: number;
    isLost: boolean;
    onLost(): void;
  }
  let current: Shared | undefined;
  const detach = (shared: Shared) => current === shared && (current = undefined);
  function openCursor() {
    const onLost = () => {
      shared.isLost = true;
      detach(shared);
    };
    // The error listener is attached before any reader gets the client, because several readers may wait for
    // it.
    const shared: Shared = {
      client: pool.connect().then(client => client.once('error', onLost)),
      readers: 0,
      isLost: false,
      onLost,
    };
    return shared;
  }
  return async () => {
    const shared = (current ??= openCursor());
    shared.readers += 1;
    const client = await shared.client.catch((error: unknown) => {
      detach(shared);
      throw error;
    });
    const release = () => {
      shared.readers -= 1;
      if (shared.readers) return;
      detach(shared);
      client.off('error', shared.onLost).release(shared.isLost);
    };
    return { db: drizzle(client), release };
  };
}

let cursorCount = 0;

/**
 * Yields the result of a query in chunks of `size` rows, from one snapshot. The database keeps the result
 * while it is read, in a file if it is large. The query runs when the first chunk is requested.
 */
export async function* fetchInChunks<Row>(
  openSession: OpenSession,
  query: SQL,
  size: number,
): AsyncGenerator<Row[], void> {
  const { db, release } = await openSession();
  const cursor = sql.identifier(`chunks_${++cursorCount}`);
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
    release();
  }
}

import type { Server } from 'socket.io';

/** Connects the programs that share one Postgres. */
export interface Between {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  close(): Promise<void>;
}

/**
 * Passes messages to sockets on to the sockets of the other programs, and messages between programs. Calls
 * `back` after an interruption, when messages may have been missed.
 */
export async function openBetween(databaseUrl: string, back: () => void): Promise<Between> {
  const [{ default: pg }, { createAdapter }] = await Promise.all([
    import('pg'),
    import('@socket.io/postgres-adapter'),
  ]);
  const one = {
    connectionString: databaseUrl,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  // One connection listens and the other one sends, so that the messages of a program arrive in order.
  const [listening, speaking] = [new pg.Pool(one), new pg.Pool(one)];
  let isOpen = true;
  let isFirst = true;
  // Without a listener a lost connection would end the process.
  for (const pool of [listening, speaking])
    pool.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  listening.on('connect', client => {
    // The adapter then opens another connection, but never releases this one.
    client.on('end', () => isOpen && client.release(true));
    // This query is queued after the adapter's LISTEN, so `back` runs once messages arrive again.
    if (!isFirst) setImmediate(() => void client.query('SELECT').then(back, () => {}));
    isFirst = false;
  });
  const say = (text: string, values?: unknown[]) => speaking.query(text, values);
  // A lost connection is noticed only when it is used, so the query is sent twice.
  const query = (text: string, values?: unknown[]) => say(text, values).catch(() => say(text, values));
  return {
    adapter: createAdapter(Object.assign(listening, { query }), {
      errorHandler: error => isOpen && console.error(error.message),
    }),
    async close() {
      isOpen = false;
      await Promise.all([listening.end(), speaking.end()]);
    },
  };
}

import type { Server } from 'socket.io';

/** How programs on one Postgres hear each other. */
export interface Between {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  close(): Promise<void>;
}

/**
 * What is told to sockets of one program goes by Postgres to those of the others, and what programs tell each other, too.
 * `back` is called when that was interrupted and goes on: what was said in between was not heard.
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
  // One connection listens and the other speaks: what is said by one arrives in its order.
  const [listening, speaking] = [new pg.Pool(one), new pg.Pool(one)];
  let isOpen = true;
  let isFirst = true;
  // Without a listener a lost connection would end the process.
  for (const pool of [listening, speaking])
    pool.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  listening.on('connect', client => {
    // The adapter takes another connection then, and gives this one never back.
    client.on('end', () => isOpen && client.release(true));
    // In the queue behind its LISTEN.
    if (!isFirst) setImmediate(() => void client.query('SELECT').then(back, () => {}));
    isFirst = false;
  });
  const say = (text: string, values?: unknown[]) => speaking.query(text, values);
  // A connection that was lost is known to be when it is used.
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

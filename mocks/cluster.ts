import type { Server } from 'socket.io';

/** Connects the programs that share one Postgres. */
export interface ClusterConnection {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  close(): Promise<void>;
}

/**
 * Passes messages to sockets on to the sockets of the other programs, and messages between programs. Calls
 * `onReconnect` after an interruption, when messages may have been missed.
 */
export async function openCluster(databaseUrl: string, onReconnect: () => void): Promise<ClusterConnection> {
  const [{ default: pg }, { createAdapter }] = await Promise.all([
    import('pg'),
    import('@socket.io/postgres-adapter'),
  ]);
  const poolConfig = {
    connectionString: databaseUrl,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  // One connection listens and the other one sends, so that the messages of a program arrive in order.
  const [listener, sender] = [new pg.Pool(poolConfig), new pg.Pool(poolConfig)];
  let isOpen = true;
  let isFirst = true;
  // Without a listener a lost connection would end the process.
  for (const pool of [listener, sender])
    pool.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  listener.on('connect', client => {
    // The adapter then opens another connection, but never releases this one.
    client.on('end', () => isOpen && client.release(true));
    // This query is queued after the adapter's LISTEN, so `onReconnect` runs once messages arrive again.
    if (!isFirst) setImmediate(() => void client.query('SELECT').then(onReconnect, () => {}));
    isFirst = false;
  });
  const send = (text: string, values?: unknown[]) => sender.query(text, values);
  // A lost connection is noticed only when it is used, so the query is sent twice.
  const query = (text: string, values?: unknown[]) => send(text, values).catch(() => send(text, values));
  return {
    adapter: createAdapter(Object.assign(listener, { query }), {
      errorHandler: error => isOpen && console.error(error.message),
    }),
    async close() {
      isOpen = false;
      await Promise.all([listener.end(), sender.end()]);
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';

interface Spent {
  /** How many queries are running, since when, and the time spent before that, in milliseconds. */
  running: number;
  since: number;
  ms: number;
}

const spent = new AsyncLocalStorage<Spent>();

/** Runs some work. Returns for how many milliseconds at least one of its queries was running. */
export async function measureQueryTime(work: () => Promise<void>): Promise<number> {
  const own: Spent = { running: 0, since: 0, ms: 0 };
  await spent.run(own, work);
  return own.ms;
}

function countQuery(query: () => unknown): unknown {
  const own = spent.getStore();
  if (!own) return query();
  if (own.running++ === 0) own.since = performance.now();
  const noted = () => {
    if (--own.running === 0) own.ms += performance.now() - own.since;
  };
  const pendingQuery = query();
  if (pendingQuery instanceof Promise) pendingQuery.then(noted, noted);
  else noted();
  return pendingQuery;
}

/** Counts the queries of a client of pg or of PGlite. */
export function measureQueries<C extends { query(...args: never[]): unknown }>(client: C): C {
  const query = client.query.bind(client);
  client.query = (...args: never[]) => countQuery(() => query(...args));
  return client;
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { createSharedSession, type OpenSession } from './cursor.ts';
import type { Files } from './files.ts';
import { createAtomically, hasDatabase, UnusableFolderError } from './folder.ts';
import { lockFolder } from './lock.ts';
import { tables } from './table.ts';
import { settingsTable } from './tables/settings.ts';
import { usersTable } from './tables/users.ts';
import { measureQueries } from './timing.ts';

/** The interface of the database, whichever engine runs it. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  openSession: OpenSession;
  close(): Promise<void>;
}

/** `image`: an archive of a migrated database (PGlite's `dumpDataDir`) that a database in memory starts from. */
export type Where = { databaseUrl: string } | { folder: string } | { memory: true; image?: Blob };

/** The migrations are in the folder of this file, and stay there when the server is bundled. */
function migrationsFolder() {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    for (const path of ['migrations', 'mocks/db/migrations'])
      if (existsSync(join(at, path, 'meta/_journal.json'))) return join(at, path);
    if (at === dirname(at)) throw new Error('The folder mocks/db/migrations is missing.');
  }
}

/**
 * Reads every row, because Postgres finds a damaged page only when it reads it, and a truncated table not at
 * all.
 */
async function readThrough(db: Db) {
  for (const table of tables) await db.execute(sql`SELECT count(ctid) FROM ${table}`);
  const wasUsed = (await db.$count(settingsTable)) > 0;
  if (wasUsed && (await db.$count(usersTable)) === 0)
    throw new Error('it was used before, but contains no users');
}

/**
 * Calls are small and frequent, and read from memory or an SSD. Therefore a small index is preferred to a
 * table scan, the set of users that an admin sees is kept as a hash, and neither compiling nor parallelizing
 * a query is worth its startup cost.
 */
const PLANNING = {
  random_page_cost: '1.1',
  work_mem: '64MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Fills a database whose tables are up to date. */
type Prepare = (db: Db) => Promise<void>;

async function openEmbedded(folder?: string, image?: Blob): Promise<OpenDatabase> {
  // This check also runs before the lock, so that nothing is written into an unrelated folder.
  if (folder !== undefined) hasDatabase(folder);
  const release = folder === undefined ? () => {} : lockFolder(folder);
  let isThere = false;
  let lastWord: string | undefined;
  const onStderr = (text: string) => {
    lastWord = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(text)?.[1] ?? lastWord;
    return true;
  };
  let files: Files | undefined;
  try {
    isThere = folder !== undefined && hasDatabase(folder);
    const [{ PGlite }, { pg_trgm }, { Files }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('./files.ts'),
    ]);
    const options = { extensions: { pg_trgm }, relaxedDurability: false, onStderr };
    const planning = Object.entries(PLANNING).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // `-F` would disable fsync. Emscripten implements only fsync, and treats fdatasync as done.
    const lasting = [
      ...PGlite.defaultStartParams.filter(param => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...planning,
    ];
    const opened = (dataFolder: string) =>
      PGlite.create({ ...options, startParams: lasting, fs: (files = new Files(dataFolder)) });
    if (folder !== undefined && !isThere)
      await createAtomically(folder, async newFolder => (await opened(newFolder)).close());
    const client = await (folder === undefined
      ? PGlite.create({
          ...options,
          startParams: [...PGlite.defaultStartParams, ...planning],
          dataDir: 'memory://',
          ...(image && { loadDataDir: image }),
        })
      : opened(join(folder, 'pg')));
    const transaction = client.transaction.bind(client);
    client.transaction = work => transaction(tx => work(measureQueries(tx)));
    const db = overPglite(measureQueries(client));
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await migratePglite(db, { migrationsFolder: migrationsFolder() });
    if (isThere) await readThrough(db);
    files?.settle();
    const closeDatabase = async () => {
      try {
        await client.close();
      } finally {
        release();
      }
    };
    // PGlite has a single connection, which all callers share.
    const openSession = async () => ({ db, release: () => {} });
    return { db, openSession, close: closeDatabase };
  } catch (error) {
    if (isThere) files?.takeBack();
    release();
    throw isThere && folder !== undefined
      ? new UnusableFolderError(
          folder,
          `its database does not open (${lastWord ?? (error as Error).message})`,
          files?.recovers,
        )
      : error;
  }
}

/** An arbitrary number that all programs share. */
const PREPARING = 7_300_926;

/** If several programs start on one database at the same time, one prepares it and the others wait. */
async function alone(pool: Pool, work: () => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARING]);
    await work();
    await client.query('SELECT pg_advisory_unlock($1)', [PREPARING]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

async function openServer(databaseUrl: string, prepare: Prepare): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: 5_000,
    // These settings are not connection parameters, because some connection poolers refuse those.
    onConnect: async client =>
      void (await client.query(
        Object.entries(PLANNING)
          .map(([name, value]) => `SET ${name} = '${value}'`)
          .join('; '),
      )),
  });
  // The pool replaces a lost connection. Without a listener, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => measureQueries(client).on('error', () => {}));
  const db = overPg(measureQueries(pool));
  try {
    await alone(pool, async () => {
      await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
      await migratePg(db, { migrationsFolder: migrationsFolder() });
      await prepare(db);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, openSession: createSharedSession(pool), close: () => pool.end() };
}

/**
 * Opens the database, migrates its tables and prepares it. A folder stays locked for this process until the
 * database is closed.
 */
export async function openDatabase(where: Where, prepare: Prepare = async () => {}): Promise<OpenDatabase> {
  if ('databaseUrl' in where) return openServer(where.databaseUrl, prepare);
  const database = await ('folder' in where
    ? openEmbedded(where.folder)
    : openEmbedded(undefined, where.image));
  try {
    await prepare(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

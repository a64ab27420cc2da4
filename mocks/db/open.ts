import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is, sql } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { type PgDatabase, type PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Files } from './files.ts';
import { BrokenFolder, hasDatabase, madeWhole } from './folder.ts';
import { lockFolder } from './lock.ts';
import * as schema from './schema.ts';

/** The platform's database, the same to its users whichever engine runs it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

export type Where = { databaseUrl: string } | { folder: string } | { memory: true };

/** The migrations lie beside this file in the sources, and stay there when the server is bundled. */
function migrationsFolder() {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    for (const place of ['migrations', 'mocks/db/migrations'])
      if (existsSync(join(at, place, 'meta/_journal.json'))) return join(at, place);
    if (at === dirname(at)) throw new Error('The folder mocks/db/migrations is missing.');
  }
}

/** Reads every row: Postgres finds a damaged page only when it comes to it, and a table cut to nothing not at all. */
async function readThrough(db: Db) {
  for (const table of Object.values(schema)) if (is(table, PgTable)) await db.execute(sql`SELECT count(ctid) FROM ${table}`);
  const wasUsed = (await db.$count(schema.settings)) > 0;
  if (wasUsed && (await db.$count(schema.users)) === 0) throw new Error('it was used before, and there is nobody in it');
}

async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  // Asked before the lock too: nothing is written into a folder of something else.
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
    // `-F` would leave out fsync; Emscripten knows fsync alone, and takes fdatasync for done.
    const startParams = [...PGlite.defaultStartParams.filter(param => param !== '-F'), '-c', 'wal_sync_method=fsync'];
    const opened = (place: string) => PGlite.create({ ...options, startParams, fs: (files = new Files(place)) });
    if (folder !== undefined && !isThere) await madeWhole(folder, async place => (await opened(place)).close());
    const client = await (folder === undefined ? PGlite.create({ ...options, dataDir: 'memory://' }) : opened(join(folder, 'pg')));
    const db = overPglite(client, { schema });
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await migratePglite(db, { migrationsFolder: migrationsFolder() });
    if (isThere) await readThrough(db);
    files?.settle();
    const close = async () => {
      await client.close();
      release();
    };
    return { db, close };
  } catch (error) {
    if (isThere) files?.takeBack();
    release();
    throw isThere && folder !== undefined ? new BrokenFolder(folder, `its database does not open (${lastWord ?? (error as Error).message})`, files?.recovers) : error;
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, connectionTimeoutMillis: 5_000 });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = overPg(pool, { schema });
  try {
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await migratePg(db, { migrationsFolder: migrationsFolder() });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/** Opens the database and brings its tables up to date. A folder is held for this process alone until closed. */
export const openDatabase = (where: Where): Promise<OpenDatabase> =>
  'databaseUrl' in where ? openServer(where.databaseUrl) : openEmbedded('folder' in where ? where.folder : undefined);

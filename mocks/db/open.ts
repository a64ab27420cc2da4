import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
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

/** Opens the database of a folder. It is made beside its place and moved there when complete: a kill leaves no half of one. */
async function madeWhole<T extends { close(): Promise<void> }>(folder: string, open: (dataDir: string) => Promise<T>): Promise<T> {
  const place = join(folder, 'pg');
  if (!existsSync(place)) {
    const beside = join(folder, 'pg.new');
    rmSync(beside, { recursive: true, force: true });
    await (await open(beside)).close();
    renameSync(beside, place);
  }
  return open(place);
}

async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  const release = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const [{ PGlite }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm }, relaxedDurability: false });
    const client = await (folder === undefined ? open('memory://') : madeWhole(folder, open));
    const db = overPglite(client, { schema });
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await migratePglite(db, { migrationsFolder: migrationsFolder() });
    const close = async () => {
      await client.close();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
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

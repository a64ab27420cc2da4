import pg from 'pg';
import type { Where } from '../../mocks/db/open.ts';
import { inMemory } from '../database/inMemory.ts';

const PREFIX = 'platform_test_';

/** A database for one worker: in memory, or a new one on the given Postgres server. */
export async function databaseFor(server: string | undefined): Promise<Where> {
  if (!server) return inMemory();
  const name = `${PREFIX}${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href };
}

/** Removes the test databases, so that an existing Postgres stays unchanged. */
export async function dropTestDatabases(server: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [PREFIX],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}

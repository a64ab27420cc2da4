import pg from 'pg';
import type { Where } from '../../mocks/db/open.ts';

/** A database for one worker: in memory; or, on a real Postgres, one of its own beside the given. */
export async function databaseFor(server: string | undefined): Promise<Where> {
  if (!server) return { memory: true };
  const name = `platform_test_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href };
}

import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '../../mocks/db/table.ts';
import { client, withPlatform } from './standIn.ts';

withPlatform();

/** This table belongs to the adapter of socket.io (mocks/cluster.ts). */
const OF_ADAPTER = 'socket_io_attachments';

test('every table of the database is known to the program', async () => {
  const { rows } = await client().query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    [],
  );
  const names = rows.map(({ tablename }) => tablename).filter(name => name !== OF_ADAPTER);
  expect(tables.map(getTableName).toSorted()).toEqual(names.toSorted());
});

test('no two seeded records have the same ID', async () => {
  const { rows: withId } = await client().query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id'`,
    [],
  );
  const names = withId.map(({ table_name }) => table_name).filter(name => name !== OF_ADAPTER);
  expect(names.length).toBeGreaterThan(15);
  const { rows } = await client().query<{ id: string; tables: string[] }>(
    `SELECT id, array_agg(name) AS tables FROM (${names
      .map(name => `SELECT id::text, '${name}' AS name FROM "${name}"`)
      .join(' UNION ALL ')}) AS records GROUP BY id HAVING count(*) > 1`,
    [],
  );
  expect(rows).toEqual([]);
});

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

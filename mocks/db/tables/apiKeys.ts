import { index, text } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { userReference } from './users.ts';

export const apiKeysTable = table(
  'api_keys',
  { id: keyColumn('id').primaryKey(), userId: userReference(), key: text('key').notNull().unique() },
  t => [index('api_keys_user').on(t.userId)],
);

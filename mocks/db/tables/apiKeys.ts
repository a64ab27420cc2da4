import { index, text } from 'drizzle-orm/pg-core';
import { key } from '../columns.ts';
import { table } from '../table.ts';
import { userReference } from './users.ts';

export const apiKeysTable = table(
  'api_keys',
  { id: key('id').primaryKey(), userId: userReference(), key: text('key').notNull().unique() },
  t => [index('api_keys_user').on(t.userId)],
);

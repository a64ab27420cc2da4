import { index, text } from 'drizzle-orm/pg-core';
import { key } from '../columns.ts';
import { table } from '../table.ts';
import { ofUser } from './users.ts';

export const apiKeys = table(
  'api_keys',
  { id: key('id').primaryKey(), userId: ofUser(), key: text('key').notNull().unique() },
  t => [index('api_keys_user').on(t.userId)],
);

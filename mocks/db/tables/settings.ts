import { text } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';

export const settingsTable = table('settings', {
  name: keyColumn('name').primaryKey(),
  value: text('value').notNull(),
});

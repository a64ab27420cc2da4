import { text } from 'drizzle-orm/pg-core';
import { key } from '../columns.ts';
import { table } from '../table.ts';

export const settingsTable = table('settings', {
  name: key('name').primaryKey(),
  value: text('value').notNull(),
});

import { text } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';

/** The id of the only row, which holds all default configs as one text. */
export const ONLY_DEFAULT = 'default';
export const defaultConfigsTable = table('default_configs', {
  id: keyColumn('id').primaryKey(),
  documents: text('documents').notNull(),
});

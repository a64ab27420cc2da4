import { jsonb } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';

/** The lists of editions and access types. A list that was never changed has no row. */
export const applicationPropertiesTable = table('application_properties', {
  name: keyColumn('name').primaryKey(),
  choices: jsonb('choices').$type<string[]>().notNull(),
});

import { jsonb } from 'drizzle-orm/pg-core';
import { key } from '../columns.ts';
import { table } from '../table.ts';

/** The lists that editions and access types of applications are chosen from; one that was never changed is not here. */
export const applicationPropertiesTable = table('application_properties', {
  name: key('name').primaryKey(),
  choices: jsonb('choices').$type<string[]>().notNull(),
});

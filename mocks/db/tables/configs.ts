import { text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

/** The configs of an application, all in one text of JSON: as text it keeps the order of names and the spelling of numbers. */
export const configsTable = table('configs', {
  applicationId: applicationReference().primaryKey(),
  documents: text('documents').notNull(),
});

import { text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { ofApplication } from './applications.ts';

/** The configs of an application, all in one text of JSON: as text it keeps the order of names and the spelling of numbers. */
export const configs = table('configs', {
  applicationId: ofApplication().primaryKey(),
  documents: text('documents').notNull(),
});

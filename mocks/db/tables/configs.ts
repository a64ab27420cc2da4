import { text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

/**
 * All configs of an application as one JSON text, which keeps the order of names and the spelling of numbers.
 */
export const configsTable = table('configs', {
  applicationId: applicationReference().primaryKey(),
  documents: text('documents').notNull(),
});

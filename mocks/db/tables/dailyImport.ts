import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

export const dailyImportsTable = table('daily_imports', {
  applicationId: applicationReference().primaryKey(),
  config: text('config').notNull(),
});

/** Former versions of a daily import, numbered from 1 in each application. */
export const dailyImportVersionsTable = table(
  'daily_import_versions',
  {
    applicationId: applicationReference(),
    version: integer('version').notNull(),
    backupName: text('backup_name').notNull(),
    config: text('config').notNull(),
    /** Epoch seconds. */
    createdOn: integer('created_on').notNull(),
  },
  t => [primaryKey({ columns: [t.applicationId, t.version] })],
);

import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { ofApplication } from './applications.ts';

export const dailyImports = table('daily_imports', {
  applicationId: ofApplication().primaryKey(),
  config: text('config').notNull(),
});

/** What a daily import was before, counted from 1 in each application. */
export const dailyImportVersions = table(
  'daily_import_versions',
  {
    applicationId: ofApplication(),
    version: integer('version').notNull(),
    backupName: text('backup_name').notNull(),
    config: text('config').notNull(),
    /** Epoch seconds. */
    createdOn: integer('created_on').notNull(),
  },
  t => [primaryKey({ columns: [t.applicationId, t.version] })],
);

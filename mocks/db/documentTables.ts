import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key } from './columns.ts';
import { ofApplication } from './mainTables.ts';

/** The configs of an application, all in one text of JSON: as text it keeps the order of names and the spelling of numbers. */
export const configs = pgTable('configs', {
  applicationId: ofApplication().primaryKey(),
  documents: text('documents').notNull(),
});

/** The default configs, in the same way; there is one row at the most, and this is its id. */
export const ONLY_DEFAULT = 'default';
export const defaultConfigs = pgTable('default_configs', {
  id: key('id').primaryKey(),
  documents: text('documents').notNull(),
});

export const dailyImports = pgTable('daily_imports', {
  applicationId: ofApplication().primaryKey(),
  config: text('config').notNull(),
});

/** What a daily import was before, counted from 1 in each application. */
export const dailyImportVersions = pgTable(
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

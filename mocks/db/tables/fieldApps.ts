import { index, json, text } from 'drizzle-orm/pg-core';
import { extraColumn, idsColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

type Loose = Record<string, unknown>;

export const fieldAppsTable = table(
  'field_apps',
  {
    id: keyColumn('id').primaryKey(),
    applicationId: applicationReference(),
    fieldAppName: text('field_app_name').notNull(),
    readUsers: idsColumn('read_users'),
    writeUsers: idsColumn('write_users'),
    /** `json` keeps the order of names, unlike `jsonb`. */
    services: json('services').$type<Loose[]>().notNull(),
    tilePackages: json('tile_packages').$type<Loose[]>().notNull(),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [index('field_apps_application').on(t.applicationId)],
);

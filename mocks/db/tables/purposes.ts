import { text } from 'drizzle-orm/pg-core';
import { carriedBy } from '../carriedBy.ts';
import { empty, extra, ids, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const purposesTable = table('purposes', {
  id: key('id').primaryKey(),
  purposeName: text('purpose_name').notNull(),
  purposeNameKey: key('purpose_name_key').notNull().default(empty),
  helpInfo: text('help_info').notNull().default(empty),
  toolgroups: ids('toolgroups'),
  extra: extra(),
  version: versionColumn(),
});

export const purposeRoles = carriedBy('purpose_roles', 'purpose_id', () => purposesTable.id);

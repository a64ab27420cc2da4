import { text } from 'drizzle-orm/pg-core';
import { assignedRolesTable } from '../assignedRolesTable.ts';
import { emptyText, extraColumn, idsColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const purposesTable = table('purposes', {
  id: keyColumn('id').primaryKey(),
  purposeName: text('purpose_name').notNull(),
  purposeNameKey: keyColumn('purpose_name_key').notNull().default(emptyText),
  helpInfo: text('help_info').notNull().default(emptyText),
  toolgroups: idsColumn('toolgroups'),
  extra: extraColumn(),
  version: versionColumn(),
});

export const purposeRoles = assignedRolesTable('purpose_roles', 'purpose_id', () => purposesTable.id);

import { text } from 'drizzle-orm/pg-core';
import { assignedRolesTable } from '../assignedRolesTable.ts';
import { emptyText, extraColumn, idsColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const toolgroupsTable = table('toolgroups', {
  id: keyColumn('id').primaryKey(),
  toolGroupName: text('tool_group_name').notNull(),
  toolGroupNameKey: keyColumn('tool_group_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(emptyText),
  tools: idsColumn('tools'),
  extra: extraColumn(),
  version: versionColumn(),
});

export const toolgroupRoles = assignedRolesTable('toolgroup_roles', 'toolgroup_id', () => toolgroupsTable.id);

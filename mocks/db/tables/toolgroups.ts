import { text } from 'drizzle-orm/pg-core';
import { carriedBy } from '../carriedBy.ts';
import { empty, extra, ids, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const toolgroupsTable = table('toolgroups', {
  id: key('id').primaryKey(),
  toolGroupName: text('tool_group_name').notNull(),
  toolGroupNameKey: key('tool_group_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(empty),
  tools: ids('tools'),
  extra: extra(),
  version: versionColumn(),
});

export const toolgroupRoles = carriedBy('toolgroup_roles', 'toolgroup_id', () => toolgroupsTable.id);

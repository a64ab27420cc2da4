import { json, primaryKey, text } from 'drizzle-orm/pg-core';
import { assignedRolesTable } from '../assignedRolesTable.ts';
import { emptyText, extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

export const toolsTable = table('tools', {
  id: keyColumn('id').primaryKey(),
  toolName: text('tool_name').notNull(),
  toolNameKey: keyColumn('tool_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(emptyText),
  /** `json` keeps the order of names, unlike `jsonb`. */
  defaultConfig: json('default_config'),
  extra: extraColumn(),
  version: versionColumn(),
});

export const toolConfigsTable = table(
  'tool_configs',
  {
    toolId: keyColumn('tool_id')
      .notNull()
      .references(() => toolsTable.id, { onDelete: 'cascade' }),
    applicationId: applicationReference(),
    config: json('config').notNull(),
    extra: extraColumn(),
  },
  t => [primaryKey({ columns: [t.toolId, t.applicationId] })],
);

export const toolRoles = assignedRolesTable('tool_roles', 'tool_id', () => toolsTable.id);

import { json, primaryKey, text } from 'drizzle-orm/pg-core';
import { carriedBy } from '../carriedBy.ts';
import { empty, extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

export const toolsTable = table('tools', {
  id: key('id').primaryKey(),
  toolName: text('tool_name').notNull(),
  toolNameKey: key('tool_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(empty),
  /** `json` keeps the order of names, unlike `jsonb`. */
  defaultConfig: json('default_config'),
  extra: extra(),
  version: versionColumn(),
});

export const toolConfigsTable = table(
  'tool_configs',
  {
    toolId: key('tool_id')
      .notNull()
      .references(() => toolsTable.id, { onDelete: 'cascade' }),
    applicationId: applicationReference(),
    config: json('config').notNull(),
    extra: extra(),
  },
  t => [primaryKey({ columns: [t.toolId, t.applicationId] })],
);

export const toolRoles = carriedBy('tool_roles', 'tool_id', () => toolsTable.id);

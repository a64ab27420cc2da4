import { index, json, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { empty, extra, ids, key, version } from './columns.ts';
import { ofApplication, ofRole } from './mainTables.ts';

export const purposes = pgTable('purposes', {
  id: key('id').primaryKey(),
  purposeName: text('purpose_name').notNull(),
  purposeNameKey: key('purpose_name_key').notNull().default(empty),
  helpInfo: text('help_info').notNull().default(empty),
  toolgroups: ids('toolgroups'),
  extra: extra(),
  version: version(),
});

export const toolgroups = pgTable('toolgroups', {
  id: key('id').primaryKey(),
  toolGroupName: text('tool_group_name').notNull(),
  toolGroupNameKey: key('tool_group_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(empty),
  tools: ids('tools'),
  extra: extra(),
  version: version(),
});

export const tools = pgTable('tools', {
  id: key('id').primaryKey(),
  toolName: text('tool_name').notNull(),
  toolNameKey: key('tool_name_key').notNull(),
  helpInfo: text('help_info').notNull().default(empty),
  /** `json`, not `jsonb`: what people wrote keeps its order. */
  defaultConfig: json('default_config'),
  extra: extra(),
  version: version(),
});

export const toolConfigs = pgTable(
  'tool_configs',
  {
    toolId: key('tool_id')
      .notNull()
      .references(() => tools.id, { onDelete: 'cascade' }),
    applicationId: ofApplication(),
    config: json('config').notNull(),
    extra: extra(),
  },
  t => [primaryKey({ columns: [t.toolId, t.applicationId] })],
);

/** The roles that carry a purpose, toolgroup or tool, application by application. */
const carriedBy = (name: string, column: string, record: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      recordId: key(column).notNull().references(record, { onDelete: 'cascade' }),
      applicationId: ofApplication(),
      roleId: ofRole(),
    },
    t => [
      primaryKey({ columns: [t.recordId, t.applicationId, t.roleId] }),
      index(`${name}_role`).on(t.roleId, t.applicationId),
    ],
  );

export const purposeRoles = carriedBy('purpose_roles', 'purpose_id', () => purposes.id);
export const toolgroupRoles = carriedBy('toolgroup_roles', 'toolgroup_id', () => toolgroups.id);
export const toolRoles = carriedBy('tool_roles', 'tool_id', () => tools.id);

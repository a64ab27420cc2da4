import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { userReference } from './users.ts';

export const protectedLayersTable = table(
  'protected_layers',
  {
    id: keyColumn('id').primaryKey(),
    applicationId: applicationReference(),
    groupName: text('group_name').notNull(),
    groupNameKey: keyColumn('group_name_key').notNull(),
    groupIndex: integer('group_index').notNull(),
    layerNames: jsonb('layer_names')
      .$type<{ layerName: string; layerIndex: number }[]>()
      .notNull()
      .default([]),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [index('protected_layers_application').on(t.applicationId, t.groupIndex)],
);

/** The protected layers that a user may see. The layer determines the application. */
export const userProtectedLayersTable = table(
  'user_protected_layers',
  {
    userId: userReference(),
    layerId: keyColumn('layer_id')
      .notNull()
      .references(() => protectedLayersTable.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.userId, t.layerId] }), index('user_protected_layers_layer').on(t.layerId)],
);

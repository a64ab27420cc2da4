import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { userReference } from './users.ts';

export const protectedLayersTable = table(
  'protected_layers',
  {
    id: key('id').primaryKey(),
    applicationId: applicationReference(),
    groupName: text('group_name').notNull(),
    groupNameKey: key('group_name_key').notNull(),
    groupIndex: integer('group_index').notNull(),
    layerNames: jsonb('layer_names')
      .$type<{ layerName: string; layerIndex: number }[]>()
      .notNull()
      .default([]),
    extra: extra(),
    version: versionColumn(),
  },
  t => [index('protected_layers_application').on(t.applicationId, t.groupIndex)],
);

/** The protected layers that a user may see. The layer determines the application. */
export const userProtectedLayersTable = table(
  'user_protected_layers',
  {
    userId: userReference(),
    layerId: key('layer_id')
      .notNull()
      .references(() => protectedLayersTable.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.userId, t.layerId] }), index('user_protected_layers_layer').on(t.layerId)],
);

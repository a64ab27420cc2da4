import { boolean, index, json, text } from 'drizzle-orm/pg-core';
import { emptyText, extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

export const layersTable = table(
  'layers',
  {
    id: keyColumn('id').primaryKey(),
    applicationId: applicationReference(),
    /** The number or name of the layer in the map, as it was sent. */
    layerId: json('layer_id').$type<string | number | null>(),
    name: text('name').notNull(),
    nameKey: keyColumn('name_key').notNull(),
    geometryType: text('geometry_type').notNull().default(emptyText),
    description: text('description').notNull().default(emptyText),
    url: text('url').notNull().default(emptyText),
    editable: boolean('editable').notNull().default(false),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [index('layers_application').on(t.applicationId, t.nameKey)],
);

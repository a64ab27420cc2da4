import { boolean, index, json, text } from 'drizzle-orm/pg-core';
import { empty, extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

export const layersTable = table(
  'layers',
  {
    id: key('id').primaryKey(),
    applicationId: applicationReference(),
    /** The number or name of the layer in the map, as it was sent. */
    layerId: json('layer_id').$type<string | number | null>(),
    name: text('name').notNull(),
    nameKey: key('name_key').notNull(),
    geometryType: text('geometry_type').notNull().default(empty),
    description: text('description').notNull().default(empty),
    url: text('url').notNull().default(empty),
    editable: boolean('editable').notNull().default(false),
    extra: extra(),
    version: versionColumn(),
  },
  t => [index('layers_application').on(t.applicationId, t.nameKey)],
);

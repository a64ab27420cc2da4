import { integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { emptyText, extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const tagsTable = table(
  'tags',
  {
    id: keyColumn('id').primaryKey(),
    tagName: text('tag_name').notNull(),
    tagNameKey: keyColumn('tag_name_key').notNull(),
    helpInfo: text('help_info').notNull().default(emptyText),
    numberOfMapsTagged: integer('number_of_maps_tagged').notNull().default(0),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [uniqueIndex('tags_name').on(t.tagNameKey)],
);

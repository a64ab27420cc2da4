import { integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { empty, extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const tagsTable = table(
  'tags',
  {
    id: key('id').primaryKey(),
    tagName: text('tag_name').notNull(),
    tagNameKey: key('tag_name_key').notNull(),
    helpInfo: text('help_info').notNull().default(empty),
    numberOfMapsTagged: integer('number_of_maps_tagged').notNull().default(0),
    extra: extra(),
    version: versionColumn(),
  },
  t => [uniqueIndex('tags_name').on(t.tagNameKey)],
);

import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { PlatformNotification } from '../../../src/platform/notifications.ts';
import { extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

/** The notifications of one day are stored inside their group. */
export const notificationGroupsTable = table('notification_groups', {
  id: keyColumn('id').primaryKey(),
  /** The day as text, exactly as it was entered. */
  date: text('date').notNull(),
  /** Epoch seconds. */
  timestamp: integer('timestamp').notNull(),
  newsletterSent: boolean('newsletter_sent').notNull().default(false),
  published: boolean('published').notNull().default(false),
  notifications: jsonb('notifications').$type<PlatformNotification[]>().notNull().default([]),
  extra: extraColumn(),
  version: versionColumn(),
});

import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { PlatformNotification } from '../../../src/platform/notifications.ts';
import { extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

/** The notifications of one day are stored inside their group. */
export const notificationGroupsTable = table('notification_groups', {
  id: key('id').primaryKey(),
  /** The day as text, exactly as it was entered. */
  date: text('date').notNull(),
  /** Epoch seconds. */
  timestamp: integer('timestamp').notNull(),
  newsletterSent: boolean('newsletter_sent').notNull().default(false),
  published: boolean('published').notNull().default(false),
  notifications: jsonb('notifications').$type<PlatformNotification[]>().notNull().default([]),
  extra: extra(),
  version: versionColumn(),
});

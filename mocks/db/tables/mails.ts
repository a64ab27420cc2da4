import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';

export const mailsTable = table('mails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  lines: jsonb('lines').$type<string[]>().notNull(),
  /** Path of the link inside the console. */
  link: text('link'),
  sentAt: integer('sent_at').notNull(),
});

import { integer, text } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { userReference } from './users.ts';

/** Links sent by email, each valid once and for one purpose. Only a digest of the secret is stored. */
export const mailedLinksTable = table('mailed_links', {
  digest: keyColumn('digest').primaryKey(),
  userId: userReference(),
  purpose: text('purpose').$type<'reset' | 'verify'>().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

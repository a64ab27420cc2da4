import { integer, text } from 'drizzle-orm/pg-core';
import { key } from '../columns.ts';
import { table } from '../table.ts';
import { userReference } from './users.ts';

/** Links sent by mail, each good for one purpose and once. Only a digest of the secret is kept. */
export const mailedLinksTable = table('mailed_links', {
  digest: key('digest').primaryKey(),
  userId: userReference(),
  purpose: text('purpose').$type<'reset' | 'verify'>().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

import { asc, count, desc, like } from 'drizzle-orm';
import { type Purpose, purposes as calls } from '../../src/platform/purposes.ts';
import type { Answer } from '../answering/answer.ts';
import { fold } from '../db/folding.ts';
import { purposes } from '../db/schema.ts';
import { anywhere, listAnswer, windowOf } from '../answering/lists.ts';
import type { Environment } from '../answering/environment.ts';

type Row = typeof purposes.$inferSelect;

const reply = (row: Row): Purpose => ({
  ...row.extra,
  _id: row.id,
  purposeName: row.purposeName,
  helpInfo: row.helpInfo,
  toolgroups: row.toolgroups,
  __v: row.version,
});

/** Purposes (spec 2 §3), as far as they are chosen and named. */
export function purposesArea(answer: Answer, env: Environment) {
  const { db } = env;

  answer(calls.list, 'staff', async ({ query }) => {
    const where = query.query?.trim() ? like(purposes.purposeNameKey, anywhere(fold(query.query))) : undefined;
    const { limit, offset } = windowOf(env, query);
    const column = query.sortBy === 'helpInfo' ? purposes.helpInfo : purposes.purposeNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const found = db.select().from(purposes).where(where).orderBy(direction(column), direction(purposes.id)).offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    const [total] = await db.select({ rows: count() }).from(purposes).where(where);
    return listAnswer(env, 'paged', rows.map(reply), total!.rows);
  });
}

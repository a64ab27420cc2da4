import { asc, count, desc, like } from 'drizzle-orm';
import { type ToolGroup, toolgroups as calls } from '../../src/platform/toolgroups.ts';
import type { Answer } from '../answering/answer.ts';
import { fold } from '../db/folding.ts';
import { toolgroups } from '../db/schema.ts';
import { anywhere, listAnswer, windowOf } from '../answering/lists.ts';
import type { Environment } from '../answering/environment.ts';

type Row = typeof toolgroups.$inferSelect;

const reply = (row: Row): ToolGroup => ({
  ...row.extra,
  _id: row.id,
  toolGroupName: row.toolGroupName,
  helpInfo: row.helpInfo,
  tools: row.tools,
  __v: row.version,
});

/** Tool groups (spec 2 §3), as far as they are chosen and named. */
export function toolgroupsArea(answer: Answer, env: Environment) {
  const { db } = env;

  answer(calls.list, 'staff', async ({ query }) => {
    const where = query.query?.trim() ? like(toolgroups.toolGroupNameKey, anywhere(fold(query.query))) : undefined;
    const { limit, offset } = windowOf(env, query);
    const column = query.sortBy === 'helpInfo' ? toolgroups.helpInfo : toolgroups.toolGroupNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const found = db.select().from(toolgroups).where(where).orderBy(direction(column), direction(toolgroups.id)).offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    const [total] = await db.select({ rows: count() }).from(toolgroups).where(where);
    return listAnswer(env, 'paged', rows.map(reply), total!.rows);
  });
}

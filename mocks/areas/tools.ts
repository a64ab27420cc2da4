import { asc, count, desc, like } from 'drizzle-orm';
import { type Tool, tools as calls } from '../../src/platform/tools.ts';
import type { Answer } from '../answering/answer.ts';
import { fold } from '../db/folding.ts';
import { tools } from '../db/schema.ts';
import { anywhere, listAnswer, windowOf } from '../answering/lists.ts';
import type { Environment } from '../answering/environment.ts';

type Row = typeof tools.$inferSelect;

const reply = (row: Row): Tool => ({ ...row.extra, _id: row.id, toolName: row.toolName, helpInfo: row.helpInfo, __v: row.version });

/** Tools (spec 2 §3), as far as they are chosen and named. */
export function toolsArea(answer: Answer, env: Environment) {
  const { db } = env;

  answer(calls.list, 'staff', async ({ query }) => {
    const where = query.query?.trim() ? like(tools.toolNameKey, anywhere(fold(query.query))) : undefined;
    const { limit, offset } = windowOf(env, query);
    const column = query.sortBy === 'helpInfo' ? tools.helpInfo : tools.toolNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const found = db.select().from(tools).where(where).orderBy(direction(column), direction(tools.id)).offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    const [total] = await db.select({ rows: count() }).from(tools).where(where);
    return listAnswer(env, 'paged', rows.map(reply), total!.rows);
  });
}

import { type Tool, tools as calls } from '../../src/platform/tools.ts';
import type { Answer } from '../answering/answer.ts';
import { tools } from '../db/schema.ts';
import { namedList } from '../answering/lists.ts';
import type { Environment } from '../answering/environment.ts';

type Row = typeof tools.$inferSelect;

const reply = (row: Row): Tool => ({ ...row.extra, _id: row.id, toolName: row.toolName, helpInfo: row.helpInfo, __v: row.version });

/** Tools (spec 2 §3), as far as they are chosen and named. */
export function toolsArea(answer: Answer, env: Environment) {
  answer(calls.list, 'staff', ({ query }) => namedList(env, query, { table: tools, name: tools.toolNameKey, sorts: { helpInfo: tools.helpInfo }, reply }));
}

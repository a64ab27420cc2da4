import { type ToolGroup, toolgroups as calls } from '../../src/platform/toolgroups.ts';
import type { Answer } from '../answering/answer.ts';
import { toolgroups } from '../db/schema.ts';
import { namedList } from '../answering/lists.ts';
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
  answer(calls.list, 'staff', ({ query }) => namedList(env, query, { table: toolgroups, name: toolgroups.toolGroupNameKey, sorts: { helpInfo: toolgroups.helpInfo }, reply }));
}

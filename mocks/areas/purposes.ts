import { type Purpose, purposes as calls } from '../../src/platform/purposes.ts';
import type { Answer } from '../answering/answer.ts';
import { purposes } from '../db/schema.ts';
import { namedList } from '../answering/lists.ts';
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
  answer(calls.list, 'staff', ({ query }) => namedList(env, query, { table: purposes, name: purposes.purposeNameKey, sorts: { helpInfo: purposes.helpInfo }, reply }));
}

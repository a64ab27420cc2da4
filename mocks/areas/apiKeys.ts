import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { apiKeys as calls } from '../../src/platform/apiKeys.ts';
import { newId } from '../db/ids.ts';
import { apiKeys } from '../db/tables/apiKeys.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listAnswer } from '../http/lists.ts';
import { notFound } from '../http/refusal.ts';

/** API keys; everybody has only their own. */
export function apiKeysArea(answer: Answer, env: Environment) {
  const { db } = env;
  answer(calls.list, 'signedIn', async ({ caller }) => {
    const rows = await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.userId, caller.id))
      .orderBy(asc(apiKeys.id));
    return listAnswer(
      env,
      'array',
      rows.map(({ id, key }) => ({ _id: id, key })),
    );
  });
  answer(calls.create, 'signedIn', async ({ caller }) => {
    const row = { id: newId(env.now()), userId: caller.id, key: randomBytes(24).toString('hex') };
    await db.insert(apiKeys).values(row);
    env.changed('apikeys', 'save', row.id, { person: caller.id });
    return { _id: row.id, key: row.key };
  });
  answer(calls.remove, 'signedIn', async ({ path, caller }) => {
    const gone = await db
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, path.id), eq(apiKeys.userId, caller.id)))
      .returning({ id: apiKeys.id });
    if (!gone.length) throw notFound('There is no such key');
    env.changed('apikeys', 'remove', path.id, { person: caller.id });
  });
}

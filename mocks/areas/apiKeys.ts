import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { apiKeys as calls } from '../../src/platform/apiKeys.ts';
import { newId } from '../db/ids.ts';
import { apiKeysTable } from '../db/tables/apiKeys.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { notFound } from '../http/refusal.ts';

/** Users see and change only their own API keys. */
export function apiKeysArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  answer(calls.list, 'signedIn', async ({ caller }) => {
    const rows = await db
      .select()
      .from(apiKeysTable)
      .where(eq(apiKeysTable.userId, caller.id))
      .orderBy(asc(apiKeysTable.id));
    return listReply(
      env,
      'array',
      rows.map(({ id, key }) => ({ _id: id, key })),
    );
  });
  answer(calls.create, 'signedIn', async ({ caller }) => {
    const row = { id: newId(env.now()), userId: caller.id, key: randomBytes(24).toString('hex') };
    await db.insert(apiKeysTable).values(row);
    env.emitChange('apikeys', 'save', row.id, { userId: caller.id });
    return { _id: row.id, key: row.key };
  });
  answer(calls.remove, 'signedIn', async ({ path, caller }) => {
    const gone = await db
      .delete(apiKeysTable)
      .where(and(eq(apiKeysTable.id, path.id), eq(apiKeysTable.userId, caller.id)))
      .returning({ id: apiKeysTable.id });
    if (!gone.length) throw notFound('There is no such key');
    env.emitChange('apikeys', 'remove', path.id, { userId: caller.id });
  });
}

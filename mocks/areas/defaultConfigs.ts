import { defaultConfigs as calls, DefaultConfigs } from '../../src/platform/defaultConfigs.ts';
import { defaultConfigsTable, ONLY_DEFAULT } from '../db/tables/defaultConfigs.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { configsExistError, documentsResponse, noConfigsError, validateDocuments } from './documents.ts';

const DOCUMENTS = { schema: DefaultConfigs, names: Object.keys(DefaultConfigs.shape) };
const OWNER = 'The platform';

/** Admins may change the default configs, as superadmins may (docs/decisions/permissions.md). */
export function defaultConfigsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.read, 'staff', async ({ c }) => {
    const [row] = await db.select().from(defaultConfigsTable);
    if (!row) throw noConfigsError(OWNER);
    return documentsResponse(c, row.documents);
  });
  answer(calls.create, 'staff', async ({ body, c }) => {
    const documents = validateDocuments(DOCUMENTS, body);
    const made = await db
      .insert(defaultConfigsTable)
      .values({ id: ONLY_DEFAULT, documents })
      .onConflictDoNothing()
      .returning({ id: defaultConfigsTable.id });
    if (!made.length) throw configsExistError(OWNER);
    env.emitChange('default-configs', 'save', '');
    return documentsResponse(c, documents);
  });
  answer(calls.update, 'staff', async ({ body, c }) => {
    const documents = validateDocuments(DOCUMENTS, body);
    const changed = await db
      .update(defaultConfigsTable)
      .set({ documents })
      .returning({ id: defaultConfigsTable.id });
    if (!changed.length) throw noConfigsError(OWNER);
    env.emitChange('default-configs', 'save', '');
    return documentsResponse(c, documents);
  });
}

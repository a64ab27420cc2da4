import { eq } from 'drizzle-orm';
import { configs as calls, Configs } from '../../src/platform/configs.ts';
import { configsTable } from '../db/tables/configs.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { configsExistError, documentsResponse, noConfigsError, validateDocuments } from './documents.ts';

const DOCUMENTS = { schema: Configs, names: Object.keys(Configs.shape) };

/** Changes of configs are reported by the `_id` of their application. */
export function configsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.ofApplication, 'staff', async ({ path, caller, c }) => {
    const { id, applicationName } = await findAdministeredApplication(db, caller, path.appId);
    const [row] = await db.select().from(configsTable).where(eq(configsTable.applicationId, id));
    if (!row) throw noConfigsError(applicationName);
    return documentsResponse(c, row.documents);
  });
  answer(calls.create, 'staff', async ({ path, body, caller, c }) => {
    const { id, applicationName } = await findAdministeredApplication(db, caller, path.appId);
    const documents = validateDocuments(DOCUMENTS, body);
    const made = await db
      .insert(configsTable)
      .values({ applicationId: id, documents })
      .onConflictDoNothing()
      .returning({ id: configsTable.applicationId });
    if (!made.length) throw configsExistError(applicationName);
    env.emitChange('configs', 'save', id, { application: id });
    return documentsResponse(c, documents);
  });
  answer(calls.update, 'staff', async ({ path, body, caller, c }) => {
    const { id, applicationName } = await findAdministeredApplication(db, caller, path.appId);
    const documents = validateDocuments(DOCUMENTS, body);
    const changed = await db
      .update(configsTable)
      .set({ documents })
      .where(eq(configsTable.applicationId, id))
      .returning({ id: configsTable.applicationId });
    if (!changed.length) throw noConfigsError(applicationName);
    env.emitChange('configs', 'save', id, { application: id });
    return documentsResponse(c, documents);
  });
}

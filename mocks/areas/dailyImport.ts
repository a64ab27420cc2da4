import { and, desc, eq, sql } from 'drizzle-orm';
import {
  dailyImport as calls,
  type BackupVersion,
  type DailyImport,
} from '../../src/platform/dailyImport.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { dailyImportsTable, dailyImportVersionsTable } from '../db/tables/dailyImport.ts';
import type { AnswerRoute } from '../http/answer.ts';
import { secondsSinceEpoch, type Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { faultInXml } from '../http/xml.ts';
import { findAdministeredApplication } from './applicationReply.ts';

const LONGEST = 250;
/** Returns -1, which no version has, for a text that is not a number. */
const versionNumber = (version: string) => (/^\d{1,9}$/.test(version) ? Number(version) : -1);

/** Changes of a daily import are reported by the `_id` of its application. */
export function dailyImportArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  /**
   * Replaces the config in use and keeps the former one as a named version. Concurrent replacements run one
   * after the other.
   */
  async function replace(
    id: string,
    by: (tx: Db) => Promise<{ config: string; backupName: string }>,
  ): Promise<DailyImport> {
    const config = await db.transaction(async tx => {
      // Locks the application, because before the first import there is no other row to lock.
      await tx
        .select({ id: applicationsTable.id })
        .from(applicationsTable)
        .where(eq(applicationsTable.id, id))
        .for('update');
      const { config, backupName } = await by(tx);
      const [before] = await tx
        .select()
        .from(dailyImportsTable)
        .where(eq(dailyImportsTable.applicationId, id));
      if (before) {
        const version = sql`(select coalesce(max(${dailyImportVersionsTable.version}), 0) + 1 from ${dailyImportVersionsTable} where ${dailyImportVersionsTable.applicationId} = ${id})`;
        await tx.insert(dailyImportVersionsTable).values({
          applicationId: id,
          version,
          backupName,
          config: before.config,
          createdOn: secondsSinceEpoch(env.now()),
        });
      }
      const now = { applicationId: id, config };
      await tx
        .insert(dailyImportsTable)
        .values(now)
        .onConflictDoUpdate({ target: dailyImportsTable.applicationId, set: now });
      return config;
    });
    env.emitChange('daily-import', 'save', id, { application: id });
    return { config };
  }

  answer(calls.ofApplication, 'staff', async ({ path, caller }): Promise<DailyImport> => {
    const { id, applicationName } = await findAdministeredApplication(db, caller, path.appId);
    const [row] = await db.select().from(dailyImportsTable).where(eq(dailyImportsTable.applicationId, id));
    if (!row) throw notFound(`${applicationName} has no daily import yet`);
    return { config: row.config };
  });

  answer(calls.save, 'staff', async ({ path, body, caller }): Promise<DailyImport> => {
    const { id } = await findAdministeredApplication(db, caller, path.appId);
    if (body.appId !== id) throw invalid({ appId: 'It contains the id of another application' });
    const backupName = body.backupName.trim();
    if (backupName.length > LONGEST)
      throw invalid({ backupName: `At most ${LONGEST} characters are allowed` });
    // The byte order mark is not part of the text.
    const config = body.config.replace(/^\uFEFF/, '');
    const fault = faultInXml(config);
    if (fault) throw invalid({ config: fault });
    return replace(id, async () => ({ config, backupName }));
  });

  answer(calls.versions, 'staff', async ({ path, caller }) => {
    const { id } = await findAdministeredApplication(db, caller, path.id);
    const rows = await db
      .select()
      .from(dailyImportVersionsTable)
      .where(eq(dailyImportVersionsTable.applicationId, id))
      .orderBy(desc(dailyImportVersionsTable.version));
    const replies = rows.map(({ version, backupName, createdOn, config }): BackupVersion => ({
      version,
      backupName,
      createdOn,
      config,
    }));
    return listReply(env, 'array', replies);
  });

  answer(calls.revert, 'staff', async ({ path, body, caller }): Promise<DailyImport> => {
    const { id } = await findAdministeredApplication(db, caller, body.clientId);
    return replace(id, async tx => {
      const [version] = await tx
        .select()
        .from(dailyImportVersionsTable)
        .where(
          and(
            eq(dailyImportVersionsTable.applicationId, id),
            eq(dailyImportVersionsTable.version, versionNumber(path.version)),
          ),
        );
      if (!version) throw notFound('There is no such version');
      return { config: version.config, backupName: `Before going back to ${version.backupName}` };
    });
  });
}

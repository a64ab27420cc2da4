import { eq } from 'drizzle-orm';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { configsTable } from '../db/tables/configs.ts';
import { fieldAppsTable } from '../db/tables/fieldApps.ts';
import { layersTable } from '../db/tables/layers.ts';
import { toolConfigsTable } from '../db/tables/tools.ts';
import { departmentsTable } from '../db/tables/workOrders.ts';
import { isSuperadmin, type Caller } from '../http/access.ts';
import type { Environment } from '../http/environment.ts';
import { invalid, notAllowed } from '../http/refusal.ts';
import { ruleText } from '../http/ruleTexts.ts';
import { findApplicationRow } from './applicationReply.ts';

/** The fields that a clone takes over: all except its id and version. They include tools and roles. */
export async function clonedFields(db: Db, caller: Caller, cloneFrom: string) {
  if (!isSuperadmin(caller)) throw notAllowed('Only a superadmin may clone an application');
  const {
    id: _,
    version: __,
    ...fields
  } = await findApplicationRow(db, cloneFrom).catch(() => {
    throw invalid({ cloneFrom: ruleText('resources.applications.rule.clone') });
  });
  return fields;
}

/**
 * Copies the configs of an application, and those of its tools, layers, departments and field apps, to its
 * clone. Users are not copied. The daily import is left out because it reads the data of the original.
 * Returns the IDs to report as saved.
 */
export async function copyApplicationParts(env: Environment, db: Db, from: string, applicationId: string) {
  const anew = () => ({ id: newId(env.now()), applicationId });
  const ofTools = await db.select().from(toolConfigsTable).where(eq(toolConfigsTable.applicationId, from));
  const ofLayers = (await db.select().from(layersTable).where(eq(layersTable.applicationId, from))).map(
    row => ({
      ...row,
      ...anew(),
      version: 0,
    }),
  );
  const ofDepartments = (
    await db.select().from(departmentsTable).where(eq(departmentsTable.applicationId, from))
  ).map(row => ({ ...row, ...anew() }));
  const ofFieldApps = (
    await db.select().from(fieldAppsTable).where(eq(fieldAppsTable.applicationId, from))
  ).map(row => ({ ...row, ...anew(), version: 0, readUsers: [], writeUsers: [] }));
  const documents = (await db.select().from(configsTable).where(eq(configsTable.applicationId, from))).map(
    row => ({
      ...row,
      applicationId,
    }),
  );
  if (ofTools.length)
    await db.insert(toolConfigsTable).values(ofTools.map(config => ({ ...config, applicationId })));
  if (ofLayers.length) await db.insert(layersTable).values(ofLayers);
  if (ofDepartments.length) await db.insert(departmentsTable).values(ofDepartments);
  if (documents.length) await db.insert(configsTable).values(documents);
  if (ofFieldApps.length) await db.insert(fieldAppsTable).values(ofFieldApps);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    tools: ofTools.map(({ toolId }) => toolId),
    layers: ids(ofLayers),
    workOrderDepartments: ids(ofDepartments),
    field: ids(ofFieldApps),
    configs: documents.map(() => applicationId),
  };
}

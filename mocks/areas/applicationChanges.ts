import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { APPLICATION_TYPES, WholeApplication, type NewApplication } from '../../src/platform/applications.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { toolsTable } from '../db/tables/tools.ts';
import { isSuperadmin, type Caller } from '../http/access.ts';
import type { Environment } from '../http/environment.ts';
import { invalid, isUniqueViolation, outdated } from '../http/refusal.ts';
import { ruleText } from '../http/ruleTexts.ts';
import { sameVersion } from '../http/version.ts';
import { clonedFields, copyApplicationParts } from './applicationClone.ts';
import { findApplicationRow, TEXTS, wholeReply } from './applicationReply.ts';
import { requireExistingIds } from './catalogueRecords.ts';
import { mergeExtra } from './extraFields.ts';
import { checkCounty, checkPaths } from './pathsAndCounty.ts';

/** The body of a PUT: an omitted field keeps its stored value. */
export const ApplicationChanges = z.partial(WholeApplication);
type Changes = z.infer<typeof ApplicationChanges>;

type ApplicationInsert = typeof applicationsTable.$inferInsert;

const KNOWN = new Set<string>([...Object.keys(WholeApplication.shape), 'cloneFrom']);
const LONGEST = { applicationId: 100, applicationName: 250, other: 20_000 };

/** The columns that a body changes. Administrators and plans are changed by their own calls. */
async function stored(
  db: Db,
  body: Changes,
  before?: Pick<ApplicationInsert, 'applicationType' | 'county' | 'paths' | 'extra'>,
): Promise<Partial<ApplicationInsert>> {
  const faults: Record<string, string> = {};
  const row: Partial<ApplicationInsert> = {};
  const takeText = (name: 'applicationId' | 'applicationName' | (typeof TEXTS)[number], longest: number) => {
    const text = body[name]?.trim();
    if (text === undefined) return;
    if (text.length > longest) faults[name] = `At most ${longest} characters are allowed`;
    row[name] = text;
  };
  takeText('applicationId', LONGEST.applicationId);
  takeText('applicationName', LONGEST.applicationName);
  for (const name of TEXTS) takeText(name, LONGEST.other);
  const { applicationType: type } = row;
  if (type && type !== before?.applicationType && !(APPLICATION_TYPES as readonly string[]).includes(type))
    faults.applicationType = `Must be one of ${APPLICATION_TYPES.join(', ')}`;
  if (Object.keys(faults).length) throw invalid(faults);
  // A client may send a stored application back unchanged, and an application may have no county.
  if (body.county !== undefined && !isDeepStrictEqual(body.county, before?.county ?? null))
    checkCounty(body.county, before?.county?.links ?? []);
  if (body.paths) checkPaths(body.paths, before?.paths ?? []);
  if (row.applicationName) row.applicationNameKey = foldForIndex(row.applicationName);
  if (body.county !== undefined) row.county = body.county;
  if (body.paths) row.paths = body.paths;
  if (body.excludedQueryLayers) row.excludedQueryLayers = body.excludedQueryLayers;
  if (body.tools) row.tools = await requireExistingIds(db, toolsTable, 'tools', body.tools);
  if (body.roles) row.roles = await requireExistingIds(db, rolesTable, 'roles', body.roles);
  row.extra = mergeExtra(body, KNOWN, before?.extra);
  return row;
}

const refuseTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? invalid({ applicationId: ruleText('resources.applications.rule.taken') })
    : error;
};

/** An admin who creates an application becomes its administrator. */
export async function insertApplication(
  env: Environment,
  caller: Caller,
  { cloneFrom, ...body }: NewApplication,
): Promise<WholeApplication> {
  const id = newId(env.now());
  const isAdmin = !isSuperadmin(caller);
  const { row, belongings } = await env.db.transaction(async tx => {
    const cloned = cloneFrom ? await clonedFields(tx, caller, cloneFrom) : undefined;
    const fields = { ...cloned, ...(await stored(tx, body, cloned)), id } as ApplicationInsert;
    const [made] = await tx.insert(applicationsTable).values(fields).returning().catch(refuseTaken);
    if (isAdmin) await tx.insert(applicationAdminsTable).values({ userId: caller.id, applicationId: id });
    return {
      row: made!,
      belongings: cloneFrom ? await copyApplicationParts(env, tx, cloneFrom, id) : undefined,
    };
  });
  env.emitChange('applications', 'save', id, { userId: caller.id });
  if (isAdmin) env.emitChange('users', 'save', caller.id, { audience: { applications: new Set([id]) } });
  for (const one of belongings?.tools ?? []) env.emitChange('tools', 'save', one);
  for (const entity of ['layers', 'workOrderDepartments', 'field', 'configs'] as const)
    for (const one of belongings?.[entity] ?? []) env.emitChange(entity, 'save', one, { application: id });
  return wholeReply(env.db, row, 'subscriptionPlans');
}

/** Refuses a change that was made from an older version than the stored one. */
export async function changeApplication(
  env: Environment,
  id: string,
  body: Changes,
): Promise<WholeApplication> {
  const row = await env.db.transaction(async tx => {
    const fields = await stored(tx, body, await findApplicationRow(tx, id));
    const [after] = await tx
      .update(applicationsTable)
      .set({ ...fields, version: sql`${applicationsTable.version} + 1` })
      .where(and(eq(applicationsTable.id, id), sameVersion(applicationsTable.version, body.__v)))
      .returning()
      .catch(refuseTaken);
    if (!after) throw outdated();
    return after;
  });
  env.emitChange('applications', 'save', id);
  return wholeReply(env.db, row, 'subscriptionPlans');
}

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import {
  fieldApps as calls,
  FieldAppInput,
  SERVICE_TYPES,
  type FieldApp,
} from '../../src/platform/fieldApps.ts';
import { newId } from '../db/ids.ts';
import { fieldAppsTable } from '../db/tables/fieldApps.ts';
import { usersTable } from '../db/tables/users.ts';
import { requireAdministeredApplication, visibleUsers, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { invalid, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { requireExistingIds } from './catalogueRecords.ts';
import { checkExtraSize, mergeExtra } from './extraFields.ts';

type FieldAppRow = typeof fieldAppsTable.$inferSelect;

const KNOWN = new Set(Object.keys(FieldAppInput.shape));

/** The minimum scale is the larger number, and 0 means no limit (docs/decisions/scales.md). */
function checkServices(services: NonNullable<FieldApp['faServices']>) {
  const faults: Record<string, string> = {};
  services.forEach(({ faServiceTypeID: type, faservicelayers: layers = [] }, at) => {
    if (!(SERVICE_TYPES as readonly unknown[]).includes(type))
      faults[`faServices.${at}.faServiceTypeID`] = `Must be one of ${SERVICE_TYPES.join(', ')}`;
    layers.forEach(({ faServiceLayerMinScale: min, faServiceLayerMaxScale: max }, layer) => {
      if (min && max && min < max)
        faults[`faServices.${at}.faservicelayers.${layer}.faServiceLayerMinScale`] =
          'The minimum scale is the larger number';
    });
  });
  if (Object.keys(faults).length) throw invalid(faults);
}

/** The apps that field crews use: services, tile packages, and the users who read and write. */
export function fieldAppsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  /** Returns users by name, in the stored order. */
  async function replies(rows: FieldAppRow[]): Promise<FieldApp[]> {
    const ids = rows.flatMap(({ readUsers, writeUsers }) => [...readUsers, ...writeUsers]);
    const people = await db
      .select({
        _id: usersTable.id,
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
      })
      .from(usersTable)
      .where(sql`${usersTable.id} = ANY(${sql.param(ids)}::text[])`);
    const named = (list: string[]) => list.flatMap(id => people.find(({ _id }) => _id === id) ?? []);
    return rows.map(row => ({
      ...row.extra,
      _id: row.id,
      fieldAppName: row.fieldAppName,
      readUsers: named(row.readUsers),
      writeUsers: named(row.writeUsers),
      faServices: row.services,
      faTPKS: row.tilePackages,
      __v: row.version,
    }));
  }

  async function stored(caller: Caller, body: FieldAppInput, before?: FieldAppRow) {
    const fieldAppName = (body.fieldAppName ?? before?.fieldAppName ?? '').trim();
    if (!fieldAppName) throw invalid({ fieldAppName: 'A name is required' });
    if (body.faServices) checkServices(body.faServices);
    // A user may be named if the caller can see them, or if the field app named them before.
    const visible = visibleUsers(db, caller);
    const named =
      visible &&
      or(visible, inArray(usersTable.id, before ? [...before.readUsers, ...before.writeUsers] : []));
    return {
      fieldAppName,
      readUsers: body.readUsers
        ? await requireExistingIds(db, usersTable, 'readUsers', body.readUsers, named)
        : (before?.readUsers ?? []),
      writeUsers: body.writeUsers
        ? await requireExistingIds(db, usersTable, 'writeUsers', body.writeUsers, named)
        : (before?.writeUsers ?? []),
      services: checkExtraSize(body.faServices ?? before?.services ?? []),
      tilePackages: checkExtraSize(body.faTPKS ?? before?.tilePackages ?? []),
      extra: mergeExtra(body, KNOWN, before?.extra),
    };
  }

  answer(calls.ofApplication, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const rows = await db
      .select()
      .from(fieldAppsTable)
      .where(eq(fieldAppsTable.applicationId, application.id))
      .orderBy(asc(fieldAppsTable.id));
    return listReply(env, 'array', await replies(rows));
  });
  answer(calls.create, 'staff', async ({ path, body, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const [row] = await db
      .insert(fieldAppsTable)
      .values({ id: newId(env.now()), applicationId: application.id, ...(await stored(caller, body)) })
      .returning();
    env.emitChange('field', 'save', row!.id, { application: application.id });
    return (await replies([row!]))[0]!;
  });
  answer(calls.update, 'staff', async ({ path, body, caller }) => {
    const [before] = await db.select().from(fieldAppsTable).where(eq(fieldAppsTable.id, path.id));
    if (!before) throw notFound('There is no such field app');
    requireAdministeredApplication(caller, before.applicationId);
    const [row] = await db
      .update(fieldAppsTable)
      .set({ ...(await stored(caller, body, before)), version: sql`${fieldAppsTable.version} + 1` })
      .where(and(eq(fieldAppsTable.id, path.id), sameVersion(fieldAppsTable.version, body.__v)))
      .returning();
    if (!row) throw outdated();
    env.emitChange('field', 'save', row.id, { application: row.applicationId });
    return (await replies([row]))[0]!;
  });
}

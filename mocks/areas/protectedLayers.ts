import { and, asc, eq, inArray, like, notInArray, sql } from 'drizzle-orm';
import { protectedLayers as calls, NewProtectedLayer } from '../../src/platform/protectedLayers.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { protectedLayersTable, userProtectedLayersTable } from '../db/tables/protectedLayers.ts';
import { inAdministeredApplications, requireAdministeredApplication, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { layerReply } from '../http/layerReply.ts';
import { containsPattern, listReply } from '../http/lists.ts';
import { HttpRefusal, invalid, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { mergeExtra } from './extraFields.ts';
import { requireVisibleUser } from './userChanges.ts';
import { populatedReply } from './userReply.ts';

const KNOWN = new Set([...Object.keys(NewProtectedLayer.shape), 'application']);
/** The largest integer that a column holds. */
const HIGHEST = 2_147_483_647;

/** Drops layers without a name. */
function stored(body: NewProtectedLayer, before: Record<string, unknown> = {}) {
  if (body.groupIndex > HIGHEST) throw invalid({ groupIndex: `At most ${HIGHEST} is allowed` });
  const groupName = body.groupName.trim();
  const named = (body.layerNames ?? []).filter(({ layerName }) => layerName?.trim());
  return {
    groupName,
    groupNameKey: foldForIndex(groupName),
    groupIndex: body.groupIndex,
    layerNames: named.map((layer, at) => ({
      ...layer,
      layerName: layer.layerName!.trim(),
      layerIndex: layer.layerIndex ?? at + 1,
    })),
    extra: mergeExtra(body, KNOWN, before),
  };
}

/** Groups of map layers that only named users may see. */
export function protectedLayersArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.search, 'staff', async ({ query, caller }) => {
    if (query.application) await findAdministeredApplication(db, caller, query.application);
    if (query.filterExistingUser) await requireVisibleUser(db, caller, query.filterExistingUser);
    const had = db
      .select({ id: userProtectedLayersTable.layerId })
      .from(userProtectedLayersTable)
      .where(eq(userProtectedLayersTable.userId, query.filterExistingUser ?? ''));
    const rows = await db
      .select({ layer: protectedLayersTable, application: applicationsTable })
      .from(protectedLayersTable)
      .innerJoin(applicationsTable, eq(applicationsTable.id, protectedLayersTable.applicationId))
      .where(
        and(
          inAdministeredApplications(caller, protectedLayersTable.applicationId),
          query.application ? eq(protectedLayersTable.applicationId, query.application) : undefined,
          like(protectedLayersTable.groupNameKey, containsPattern(foldForIndex(query.query ?? ''))),
          query.filterExistingUser ? notInArray(protectedLayersTable.id, had) : undefined,
        ),
      )
      .orderBy(
        asc(applicationsTable.applicationNameKey),
        asc(protectedLayersTable.groupIndex),
        asc(protectedLayersTable.id),
      );
    const replies = rows.map(({ layer, application }) => ({
      ...layerReply(layer),
      application: { _id: application.id, applicationName: application.applicationName },
    }));
    return listReply(env, 'array', replies);
  });

  const findOwnProtectedLayer = async (caller: Caller, id: string) => {
    const [row] = await db.select().from(protectedLayersTable).where(eq(protectedLayersTable.id, id));
    if (!row) throw notFound('There is no such protected layer');
    requireAdministeredApplication(caller, row.applicationId);
    return row;
  };
  answer(calls.ofApplication, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const rows = await db
      .select()
      .from(protectedLayersTable)
      .where(eq(protectedLayersTable.applicationId, application.id))
      .orderBy(asc(protectedLayersTable.groupIndex), asc(protectedLayersTable.id));
    return listReply(env, 'array', rows.map(layerReply));
  });
  answer(calls.create, 'staff', async ({ path, body, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const [row] = await db
      .insert(protectedLayersTable)
      .values({ id: newId(env.now()), applicationId: application.id, ...stored(body) })
      .returning();
    env.emitChange('protectedLayers', 'save', row!.id, { application: application.id });
    return layerReply(row!);
  });
  answer(calls.update, 'staff', async ({ path, body, caller }) => {
    const before = await findOwnProtectedLayer(caller, path.id);
    const [row] = await db
      .update(protectedLayersTable)
      .set({ ...stored(body, before.extra), version: sql`${protectedLayersTable.version} + 1` })
      .where(and(eq(protectedLayersTable.id, path.id), sameVersion(protectedLayersTable.version, body.__v)))
      .returning();
    if (!row) throw outdated();
    env.emitChange('protectedLayers', 'save', row.id, { application: row.applicationId });
    return layerReply(row);
  });
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    const { applicationId } = await findOwnProtectedLayer(caller, path.id);
    const had = await db.transaction(async tx => {
      const had = await tx
        .select({ userId: userProtectedLayersTable.userId })
        .from(userProtectedLayersTable)
        .where(eq(userProtectedLayersTable.layerId, path.id));
      await tx.delete(protectedLayersTable).where(eq(protectedLayersTable.id, path.id));
      return had;
    });
    env.emitChange('protectedLayers', 'remove', path.id, { application: applicationId });
    for (const { userId } of had) env.emitChange('users', 'save', userId);
  });

  answer(calls.assignToUser, 'staff', async ({ path, body, caller }) => {
    const [applicationId, ...others] = body.applications;
    if (applicationId === undefined || others.length)
      throw new HttpRefusal(400, 'Please select atleast one application');
    if (!body.protectedLayers.length) throw new HttpRefusal(400, 'Please select atleast one protected layer');
    const application = await findAdministeredApplication(db, caller, applicationId);
    const user = await requireVisibleUser(db, caller, path.userId);
    const rows = await db
      .select({ id: protectedLayersTable.id })
      .from(protectedLayersTable)
      .where(eq(protectedLayersTable.applicationId, application.id));
    const known = new Set(rows.map(({ id }) => id));
    const wanted = [...new Set(body.protectedLayers)];
    if (wanted.some(id => !known.has(id)))
      throw notFound('There is no such protected layer in this application');
    // Layers that the user already has are skipped, so that a client may repeat the request after a lost
    // reply.
    const given = await db
      .insert(userProtectedLayersTable)
      .values(wanted.map(layerId => ({ userId: user.id, layerId })))
      .onConflictDoNothing()
      .returning();
    if (given.length) env.emitChange('users', 'save', user.id);
    return populatedReply(db, user, caller);
  });

  answer(calls.removeFromUser, 'staff', async ({ path, caller }) => {
    await findAdministeredApplication(db, caller, path.appId);
    const user = await requireVisibleUser(db, caller, path.userId);
    const ofApplication = db
      .select({ id: protectedLayersTable.id })
      .from(protectedLayersTable)
      .where(
        and(eq(protectedLayersTable.id, path.layerId), eq(protectedLayersTable.applicationId, path.appId)),
      );
    const gone = await db
      .delete(userProtectedLayersTable)
      .where(
        and(
          eq(userProtectedLayersTable.userId, user.id),
          inArray(userProtectedLayersTable.layerId, ofApplication),
        ),
      )
      .returning();
    if (!gone.length) throw notFound('The user does not have this protected layer');
    env.emitChange('users', 'save', user.id);
  });
}

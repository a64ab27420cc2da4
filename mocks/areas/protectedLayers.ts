import { and, asc, eq, inArray, like, notInArray } from 'drizzle-orm';
import { protectedLayers as calls } from '../../src/platform/protectedLayers.ts';
import { admitTo, withinReach } from '../answering/access.ts';
import type { Answer } from '../answering/answer.ts';
import { fold } from '../db/folding.ts';
import { applications, protectedLayers, userProtectedLayers } from '../db/schema.ts';
import { anywhere, listAnswer } from '../answering/lists.ts';
import { Refusal, notFound } from '../answering/refusal.ts';
import type { Environment } from '../answering/environment.ts';
import { findApplication } from './applicationReply.ts';
import { seenUser } from './userChanges.ts';
import { layerReply } from '../answering/layerReply.ts';
import { populatedReply } from './userReply.ts';

/** Groups of map layers that only named users may see. */
export function protectedLayersArea(answer: Answer, env: Environment) {
  const { db } = env;

  answer(calls.search, 'staff', async ({ query, caller }) => {
    if (query.application) admitTo(caller, (await findApplication(db, query.application)).id);
    if (query.filterExistingUser) await seenUser(db, caller, query.filterExistingUser);
    const had = db
      .select({ id: userProtectedLayers.layerId })
      .from(userProtectedLayers)
      .where(eq(userProtectedLayers.userId, query.filterExistingUser ?? ''));
    const rows = await db
      .select({ layer: protectedLayers, application: applications })
      .from(protectedLayers)
      .innerJoin(applications, eq(applications.id, protectedLayers.applicationId))
      .where(
        and(
          withinReach(caller, protectedLayers.applicationId),
          query.application ? eq(protectedLayers.applicationId, query.application) : undefined,
          like(protectedLayers.groupNameKey, anywhere(fold(query.query ?? ''))),
          query.filterExistingUser ? notInArray(protectedLayers.id, had) : undefined,
        ),
      )
      .orderBy(asc(applications.applicationNameKey), asc(protectedLayers.groupIndex), asc(protectedLayers.id));
    const replies = rows.map(({ layer, application }) => ({ ...layerReply(layer), application: { _id: application.id, applicationName: application.applicationName } }));
    return listAnswer(env, 'array', replies);
  });

  answer(calls.assignToUser, 'staff', async ({ path, body, caller }) => {
    const [applicationId, ...others] = body.applications;
    if (applicationId === undefined || others.length) throw new Refusal(400, 'Please select atleast one application');
    if (!body.protectedLayers.length) throw new Refusal(400, 'Please select atleast one protected layer');
    const application = await findApplication(db, applicationId);
    admitTo(caller, application.id);
    const user = await seenUser(db, caller, path.userId);
    const rows = await db.select({ id: protectedLayers.id }).from(protectedLayers).where(eq(protectedLayers.applicationId, application.id));
    const known = new Set(rows.map(({ id }) => id));
    const wanted = [...new Set(body.protectedLayers)];
    if (wanted.some(id => !known.has(id))) throw notFound('There is no such protected layer in this application');
    // What he already has he keeps: asking again after a lost answer does no harm.
    const given = await db.insert(userProtectedLayers).values(wanted.map(layerId => ({ userId: user.id, layerId }))).onConflictDoNothing().returning();
    if (given.length) env.changed('users', 'save', user.id);
    return populatedReply(db, user, caller);
  });

  answer(calls.removeFromUser, 'staff', async ({ path, caller }) => {
    await findApplication(db, path.appId);
    admitTo(caller, path.appId);
    const user = await seenUser(db, caller, path.userId);
    const ofApplication = db.select({ id: protectedLayers.id }).from(protectedLayers).where(and(eq(protectedLayers.id, path.layerId), eq(protectedLayers.applicationId, path.appId)));
    const gone = await db
      .delete(userProtectedLayers)
      .where(and(eq(userProtectedLayers.userId, user.id), inArray(userProtectedLayers.layerId, ofApplication)))
      .returning();
    if (!gone.length) throw notFound('The user does not have this protected layer');
    env.changed('users', 'save', user.id);
  });
}

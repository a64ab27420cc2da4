import { and, asc, eq, sql } from 'drizzle-orm';
import { layers as calls, GEOMETRY_TYPES, NewLayer, type Layer } from '../../src/platform/layers.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import { layersTable } from '../db/tables/layers.ts';
import { requireAdministeredApplication, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { invalid, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { mergeExtra } from './extraFields.ts';

type LayerRow = typeof layersTable.$inferSelect;

const KNOWN = new Set(Object.keys(NewLayer.shape));

const reply = (row: LayerRow): Layer => ({
  ...row.extra,
  _id: row.id,
  ...(row.layerId !== null && { id: row.layerId }),
  name: row.name,
  geometryType: row.geometryType,
  description: row.description,
  url: row.url,
  editable: row.editable,
  applicationId: row.applicationId,
  __v: row.version,
});

/** The columns of a layer; an omitted field keeps its stored value. */
function stored(body: NewLayer, before?: LayerRow) {
  const name = (body.name ?? before?.name ?? '').trim();
  const geometryType = body.geometryType ?? before?.geometryType ?? '';
  if (!name) throw invalid({ name: 'A name is required' });
  if (geometryType !== before?.geometryType && !(GEOMETRY_TYPES as readonly string[]).includes(geometryType))
    throw invalid({ geometryType: `Must be one of ${GEOMETRY_TYPES.join(', ')}` });
  return {
    layerId: body.id ?? before?.layerId ?? null,
    name,
    nameKey: foldForIndex(name),
    geometryType,
    description: body.description ?? before?.description ?? '',
    url: body.url ?? before?.url ?? '',
    editable: body.editable ?? before?.editable ?? false,
    extra: mergeExtra(body, KNOWN, before?.extra),
  };
}

export function layersArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const findOwnLayer = async (caller: Caller, id: string): Promise<LayerRow> => {
    const [row] = await db.select().from(layersTable).where(eq(layersTable.id, id));
    if (!row) throw notFound('There is no such layer');
    requireAdministeredApplication(caller, row.applicationId);
    return row;
  };

  answer(calls.ofApplication, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const rows = await db
      .select()
      .from(layersTable)
      .where(eq(layersTable.applicationId, application.id))
      .orderBy(asc(layersTable.nameKey), asc(layersTable.id));
    return listReply(env, 'array', rows.map(reply));
  });
  answer(calls.create, 'staff', async ({ path, body, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    const [row] = await db
      .insert(layersTable)
      .values({ id: newId(env.now()), applicationId: application.id, ...stored(body) })
      .returning();
    env.emitChange('layers', 'save', row!.id, { application: application.id });
    return reply(row!);
  });
  answer(calls.update, 'staff', async ({ path, body, caller }) => {
    const before = await findOwnLayer(caller, path.id);
    const [row] = await db
      .update(layersTable)
      .set({ ...stored(body, before), version: sql`${layersTable.version} + 1` })
      .where(and(eq(layersTable.id, path.id), sameVersion(layersTable.version, body.__v)))
      .returning();
    if (!row) throw outdated();
    env.emitChange('layers', 'save', row.id, { application: row.applicationId });
    return reply(row);
  });
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    const { applicationId } = await findOwnLayer(caller, path.id);
    await db.delete(layersTable).where(eq(layersTable.id, path.id));
    env.emitChange('layers', 'remove', path.id, { application: applicationId });
  });
}

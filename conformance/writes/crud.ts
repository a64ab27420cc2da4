import type { Schema } from '../../src/platform/endpoint.ts';
import { getEndpoint, platform, type AreaName, type EndpointName } from '../../src/platform/index.ts';
import { schemaDef } from '../../src/platform/schema.ts';
import type { CreatedRecord, WriteRun } from '../WriteRun.ts';

/** The areas that the other files of this folder write. */
const OTHER_AREAS: ReadonlySet<string> = new Set<AreaName>([
  'applications',
  'layers',
  'notifications',
  'protectedLayers',
  'purposes',
  'roles',
  'toolgroups',
  'tools',
  'users',
]);

const isOptional = (field: Schema<unknown>) => schemaDef(field).type === 'optional';
function isText(field: Schema<unknown>): boolean {
  const { type, innerType } = schemaDef(field);
  return innerType ? isText(innerType) : type === 'string';
}

/** Creates a record whose required fields are texts, and changes its first optional text or, if it has none, its first text. */
export async function writeRecord(writeRun: WriteRun, area: AreaName): Promise<CreatedRecord | undefined> {
  const [create, update, remove] = ['create', 'update', 'remove'].map(
    call => `${area}.${call}` as EndpointName,
  ) as [EndpointName, EndpointName, EndpointName];
  const { route, body: schema } = getEndpoint(create);
  if (!schema || route.includes('{')) return undefined;
  const texts = Object.entries(schemaDef(schema).shape ?? {}).filter(
    ([name, field]) => name !== '_id' && isText(field),
  );
  const names = texts.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  const note = texts.find(([, field]) => isOptional(field) && field.safeParse('changed').success)?.[0];
  const named = Object.fromEntries(names.map(name => [name, writeRun.prefix]));
  const body = { ...named, ...(note && { [note]: 'created' }) };
  const field = note ?? names[0];
  if (!field || !schema.safeParse(body).success) return undefined;
  const created = await writeRun.create(`the ${area.replace(/s$/, '')}`, create, { body }, remove, named);
  const changed = { [field]: note ? 'changed' : `${writeRun.prefix}-2` };
  if (created)
    await writeRun.write(update, { path: { id: created._id }, body: { ...created, ...changed } }, changed);
  return created;
}

/** Writes a record of every area with `create`, `update` and `remove` that has no file of its own here. */
export async function crudWrites(writeRun: WriteRun) {
  for (const [area, calls] of Object.entries(platform) as [AreaName, object][])
    if (!OTHER_AREAS.has(area) && 'create' in calls && 'update' in calls && 'remove' in calls)
      await writeRecord(writeRun, area);
}

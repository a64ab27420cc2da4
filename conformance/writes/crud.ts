import type { Schema } from '../../src/platform/endpoint.ts';
import { endpointNamed, platform, type AreaName, type EndpointName } from '../../src/platform/index.ts';
import { defOf } from '../../src/platform/schema.ts';
import type { Made, Making } from '../making.ts';

/** The areas whose records are made by the other files of this folder. */
const MADE_ELSEWHERE: ReadonlySet<string> = new Set<AreaName>([
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

const isOptional = (field: Schema<unknown>) => defOf(field).type === 'optional';
function isText(field: Schema<unknown>): boolean {
  const { type, innerType } = defOf(field);
  return innerType ? isText(innerType) : type === 'string';
}

/** Makes a record whose required fields are texts, and changes its first optional text or, if it has none, its first text. */
export async function makeRecord(making: Making, area: AreaName): Promise<Made | undefined> {
  const [create, update, remove] = ['create', 'update', 'remove'].map(
    call => `${area}.${call}` as EndpointName,
  ) as [EndpointName, EndpointName, EndpointName];
  const { route, body: schema } = endpointNamed(create);
  if (!schema || route.includes('{')) return undefined;
  const texts = Object.entries(defOf(schema).shape ?? {}).filter(
    ([name, field]) => name !== '_id' && isText(field),
  );
  const names = texts.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  const note = texts.find(([, field]) => isOptional(field) && field.safeParse('changed').success)?.[0];
  const named = Object.fromEntries(names.map(name => [name, making.run]));
  const body = { ...named, ...(note && { [note]: 'made' }) };
  const field = note ?? names[0];
  if (!field || !schema.safeParse(body).success) return undefined;
  const made = await making.make(`the ${area.replace(/s$/, '')}`, create, { body }, remove, named);
  const changed = { [field]: note ? 'changed' : `${making.run}-2` };
  if (made) await making.act(update, { path: { id: made._id }, body: { ...made, ...changed } }, changed);
  return made;
}

/** The records of every area that has the usual calls and no file of its own here. */
export async function crudWrites(making: Making) {
  for (const [area, calls] of Object.entries(platform) as [AreaName, object][])
    if (!MADE_ELSEWHERE.has(area) && 'create' in calls && 'update' in calls && 'remove' in calls)
      await makeRecord(making, area);
}

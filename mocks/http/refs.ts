import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { protectedLayersTable } from '../db/tables/protectedLayers.ts';
import { purposesTable } from '../db/tables/purposes.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { toolgroupsTable } from '../db/tables/toolgroups.ts';
import { toolsTable } from '../db/tables/tools.ts';
import type { Environment } from './environment.ts';
import type { Refs } from './faults.ts';
import { layerReply } from './layerReply.ts';

type RefFields = Record<string, unknown>;
const isRow = (value: unknown): value is RefFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapList = (value: unknown, change: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value;

/** Converts a reference to the shape that was chosen in the demo. Unknown values stay unchanged. */
type ConvertReference = (value: unknown) => unknown;

const createConverter =
  (refs: Refs, rows: RefFields[], getName?: (row: RefFields) => unknown): ConvertReference =>
  value => {
    const id = isRow(value) ? value._id : value;
    const row = rows.find(one => one._id === id || (getName && getName(one) === id));
    if (!row) return value;
    if (refs === 'ids') return row._id;
    return isRow(value) ? value : row;
  };

async function loadConverters(db: Db, refs: Refs) {
  const [applications, roles, layers, purposeRows, groupRows, toolRows] = await Promise.all([
    db.select().from(applicationsTable),
    db.select().from(rolesTable),
    db.select().from(protectedLayersTable),
    db.select().from(purposesTable),
    db.select().from(toolgroupsTable),
    db.select().from(toolsTable),
  ]);
  const roleRows = roles.map(({ id, roleName, roleDescription }) => ({ _id: id, roleName, roleDescription }));
  return {
    application: createConverter(
      refs,
      applications.map(({ id, applicationName }) => ({ _id: id, applicationName })),
    ),
    role: createConverter(refs, roleRows),
    /** In the preview of a transfer, roles are given by name. */
    namedRole: createConverter(refs, roleRows, ({ roleName }) => roleName),
    layer: createConverter(refs, layers.map(layerReply)),
    /** A subscription contains its plan and period as they were when it was purchased. */
    purchased: (value => (refs === 'ids' && isRow(value) && value._id) || value) as ConvertReference,
    purposes: createConverter(
      refs,
      purposeRows.map(({ id, purposeName, helpInfo }) => ({ _id: id, purposeName, helpInfo })),
    ),
    toolgroups: createConverter(
      refs,
      groupRows.map(({ id, toolGroupName, helpInfo }) => ({ _id: id, toolGroupName, helpInfo })),
    ),
    tools: createConverter(
      refs,
      toolRows.map(({ id, toolName, helpInfo }) => ({ _id: id, toolName, helpInfo })),
    ),
  };
}

type Converters = Awaited<ReturnType<typeof loadConverters>>;

/**
 * Leaves out the name beside the reference, because it would hide that a client does not resolve the
 * reference.
 */
const assigned = ({ roleName: _, ...entry }: RefFields, converters: Converters) => ({
  ...entry,
  application: converters.application(entry.application),
  role: converters.role(entry.role),
});

function convertReferences(value: unknown, converters: Converters): unknown {
  if (Array.isArray(value)) return value.map(one => convertReferences(one, converters));
  if (!isRow(value)) return value;
  const entry = (name: string, inner: unknown): unknown => {
    if (name === 'application') return converters.application(inner);
    if (name === 'plan' || name === 'period') return converters.purchased(inner);
    if (name === 'purposes' || name === 'toolgroups' || name === 'tools')
      return mapList(inner, converters[name]);
    if (name === 'adminRoles') return mapList(inner, converters.application);
    if (name === 'rolesAssigned')
      return mapList(inner, one => (isRow(one) ? assigned(one, converters) : one));
    if (name === 'protectedLayers')
      return mapList(inner, one =>
        isRow(one) && 'protectedLayers' in one ? convertReferences(one, converters) : converters.layer(one),
      );
    if (name === 'roles')
      return mapList(inner, one =>
        isRow(one) && 'roles' in one
          ? {
              ...one,
              application: converters.application(one.application),
              roles: mapList(one.roles, converters.namedRole),
            }
          : converters.role(one),
      );
    return convertReferences(inner, converters);
  };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, entry(name, inner)]));
}

/** Converts all references of a reply to the shape that was chosen in the demo. */
export async function withRefs(env: Environment, reply: object): Promise<object> {
  const refs = env.faults?.refs;
  return refs ? (convertReferences(reply, await loadConverters(env.db, refs)) as object) : reply;
}

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
const each = (value: unknown, change: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value;

/** Converts a reference to the shape that was chosen in the demo. Unknown values stay unchanged. */
type Say = (value: unknown) => unknown;

const sayer =
  (refs: Refs, rows: RefFields[], called?: (row: RefFields) => unknown): Say =>
  value => {
    const id = isRow(value) ? value._id : value;
    const row = rows.find(one => one._id === id || (called && called(one) === id));
    if (!row) return value;
    if (refs === 'ids') return row._id;
    return isRow(value) ? value : row;
  };

async function sayers(db: Db, refs: Refs) {
  const [places, given, layers, purposeRows, groupRows, toolRows] = await Promise.all([
    db.select().from(applicationsTable),
    db.select().from(rolesTable),
    db.select().from(protectedLayersTable),
    db.select().from(purposesTable),
    db.select().from(toolgroupsTable),
    db.select().from(toolsTable),
  ]);
  const roleRows = given.map(({ id, roleName, roleDescription }) => ({ _id: id, roleName, roleDescription }));
  return {
    application: sayer(
      refs,
      places.map(({ id, applicationName }) => ({ _id: id, applicationName })),
    ),
    role: sayer(refs, roleRows),
    /** In the preview of a transfer, roles are given by name. */
    namedRole: sayer(refs, roleRows, ({ roleName }) => roleName),
    layer: sayer(refs, layers.map(layerReply)),
    /** A subscription contains its plan and period as they were when it was bought. */
    bought: (value => (refs === 'ids' && isRow(value) && value._id) || value) as Say,
    purposes: sayer(
      refs,
      purposeRows.map(({ id, purposeName, helpInfo }) => ({ _id: id, purposeName, helpInfo })),
    ),
    toolgroups: sayer(
      refs,
      groupRows.map(({ id, toolGroupName, helpInfo }) => ({ _id: id, toolGroupName, helpInfo })),
    ),
    tools: sayer(
      refs,
      toolRows.map(({ id, toolName, helpInfo }) => ({ _id: id, toolName, helpInfo })),
    ),
  };
}

type Sayers = Awaited<ReturnType<typeof sayers>>;

/**
 * Leaves out the name beside the reference, because it would hide that a client does not resolve the
 * reference.
 */
const assigned = ({ roleName: _, ...entry }: RefFields, say: Sayers) => ({
  ...entry,
  application: say.application(entry.application),
  role: say.role(entry.role),
});

function turn(value: unknown, say: Sayers): unknown {
  if (Array.isArray(value)) return value.map(one => turn(one, say));
  if (!isRow(value)) return value;
  const entry = (name: string, inner: unknown): unknown => {
    if (name === 'application') return say.application(inner);
    if (name === 'plan' || name === 'period') return say.bought(inner);
    if (name === 'purposes' || name === 'toolgroups' || name === 'tools') return each(inner, say[name]);
    if (name === 'adminRoles') return each(inner, say.application);
    if (name === 'rolesAssigned') return each(inner, one => (isRow(one) ? assigned(one, say) : one));
    if (name === 'protectedLayers')
      return each(inner, one => (isRow(one) && 'protectedLayers' in one ? turn(one, say) : say.layer(one)));
    if (name === 'roles')
      return each(inner, one =>
        isRow(one) && 'roles' in one
          ? { ...one, application: say.application(one.application), roles: each(one.roles, say.namedRole) }
          : say.role(one),
      );
    return turn(inner, say);
  };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, entry(name, inner)]));
}

/** Converts all references of a reply to the shape that was chosen in the demo. */
export async function withRefs(env: Environment, reply: object): Promise<object> {
  const refs = env.faults?.refs;
  return refs ? (turn(reply, await sayers(env.db, refs)) as object) : reply;
}

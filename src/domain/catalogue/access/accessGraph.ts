import { referenceId } from '../../../data/dialect.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { getRecordName, type CatalogueKind } from '../kinds.ts';

export type CatalogueRow = Record<string, unknown> & { _id?: string | undefined };
export type RowsByKind = Record<CatalogueKind, readonly CatalogueRow[]>;

/** Replaces the application of a role that is assigned without one. */
export const NO_APPLICATION = '-';

/** A purpose, toolgroup or tool that carries a role in an application. */
export interface GraphCarrier {
  kind: CatalogueKind;
  id: string;
  role: string;
  application: string;
}

export type IdsByKind = Record<CatalogueKind, ReadonlySet<string>>;

/**
 * The contents of purposes, toolgroups and tools, and the roles that they carry. Contents are references, not
 * copies (docs/behaviour.md 2 §3).
 */
export interface CatalogueGraph {
  /** Returns what carries a role directly in an application. */
  given(application: string, role: string): IdsByKind;
  groupsIn(purpose: string): readonly string[];
  toolsIn(toolgroup: string): readonly string[];
  /** The name of each loaded record by id. Records without a name are missing. */
  names: Record<CatalogueKind, ReadonlyMap<string, string>>;
  /** Returns the application as it came: the populated object if some list contains one. */
  getApplication(application: string): unknown;
  /** Returns the applications in which a role opens a record. */
  applicationsOf(role: string): readonly string[];
}

const getList = (row: CatalogueRow, field: string): unknown[] =>
  Array.isArray(row[field]) ? (row[field] as unknown[]) : [];
const getIds = (row: CatalogueRow, field: string) => [
  ...new Set(getList(row, field).map(referenceId).filter(Boolean)),
];
const isRow = (ref: unknown): ref is CatalogueRow =>
  typeof ref === 'object' && ref !== null && referenceId(ref) !== '';
const indexById = (rows: readonly CatalogueRow[]) => new Map(rows.map(row => [referenceId(row), row]));

/** Indexes the rows, and records that appear only inside other rows. */
function indexRows({
  purposes,
  toolgroups,
  tools,
}: RowsByKind): Record<CatalogueKind, Map<string, CatalogueRow>> {
  const all = { purposes: indexById(purposes), toolgroups: indexById(toolgroups), tools: indexById(tools) };
  const addNested = (from: CatalogueKind, field: 'toolgroups' | 'tools') => {
    for (const row of all[from].values())
      for (const ref of getList(row, field))
        if (isRow(ref) && !all[field].has(referenceId(ref))) all[field].set(referenceId(ref), ref);
  };
  addNested('purposes', 'toolgroups');
  addNested('toolgroups', 'tools');
  return all;
}

export const getApplicationId = ({ application }: { application?: unknown }) =>
  referenceId(application) || NO_APPLICATION;

const getCarriers = (kind: CatalogueKind, id: string, row: CatalogueRow): GraphCarrier[] =>
  getList(row, 'rolesAssigned').flatMap(entry => {
    const role = referenceId((entry as { role?: unknown } | null)?.role);
    return role ? [{ kind, id, role, application: getApplicationId(entry as object) }] : [];
  });

const NO_IDS: IdsByKind = { purposes: new Set(), toolgroups: new Set(), tools: new Set() };
const assignmentKey = (application: string, role: string) => `${application} ${role}`;

/**
 * Builds the graph from the lists. `otherCarriers` adds roles that the lists omit. References may be IDs or
 * objects, and arrays may be missing.
 */
export function buildAccessGraph(
  rows: RowsByKind,
  otherCarriers: readonly GraphCarrier[] = [],
): CatalogueGraph {
  const all = indexRows(rows);
  const groups = new Map([...all.purposes].map(([id, row]) => [id, getIds(row, 'toolgroups')]));
  const tools = new Map([...all.toolgroups].map(([id, row]) => [id, getIds(row, 'tools')]));
  const given = new Map<string, Record<CatalogueKind, Set<string>>>();
  const applicationsByRole = new Map<string, Set<string>>();
  const addCarrier = ({ kind, id, role, application }: GraphCarrier) => {
    const key = assignmentKey(application, role);
    const own = given.get(key) ?? { purposes: new Set(), toolgroups: new Set(), tools: new Set() };
    own[kind].add(id);
    given.set(key, own);
    applicationsByRole.set(role, (applicationsByRole.get(role) ?? new Set()).add(application));
  };
  const objects = new Map<string, unknown>();
  for (const kind of CATALOGUE_KINDS)
    for (const [id, row] of all[kind]) {
      for (const carrier of getCarriers(kind, id, row)) addCarrier(carrier);
      for (const entry of getList(row, 'rolesAssigned')) {
        const { application } = (entry ?? {}) as { application?: unknown };
        if (isRow(application)) objects.set(referenceId(application), application);
      }
    }
  for (const carrier of otherCarriers) addCarrier(carrier);
  const namesOf = (kind: CatalogueKind) =>
    new Map(
      [...all[kind]].flatMap(([id, row]) =>
        [[id, getRecordName(kind, row)] as const].filter(
          (named): named is readonly [string, string] => named[1] !== undefined,
        ),
      ),
    );
  return {
    given: (application, role) => given.get(assignmentKey(application, role)) ?? NO_IDS,
    groupsIn: purpose => groups.get(purpose) ?? [],
    toolsIn: toolgroup => tools.get(toolgroup) ?? [],
    names: { purposes: namesOf('purposes'), toolgroups: namesOf('toolgroups'), tools: namesOf('tools') },
    getApplication: application => objects.get(application) ?? application,
    applicationsOf: role => [...(applicationsByRole.get(role) ?? [])],
  };
}

/** The roles of a user by application. */
export type RolesByApplication = ReadonlyMap<string, readonly string[]>;

export function groupRoles(
  entries: readonly { application?: unknown; role?: unknown }[] | null | undefined,
): RolesByApplication {
  const roles = new Map<string, Set<string>>();
  for (const entry of entries ?? []) {
    const role = referenceId(entry?.role);
    if (!role) continue;
    const application = getApplicationId(entry);
    roles.set(application, (roles.get(application) ?? new Set()).add(role));
  }
  return new Map([...roles].map(([application, own]) => [application, [...own]]));
}

/**
 * Returns everything that roles open in an application. Each record appears once, even if several routes lead
 * to it.
 */
export function findReachable(
  graph: CatalogueGraph,
  application: string,
  roles: Iterable<string>,
): IdsByKind {
  const [purposes, toolgroups, tools] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const role of roles) {
    const own = graph.given(application, role);
    for (const id of own.purposes) purposes.add(id);
    for (const id of own.toolgroups) toolgroups.add(id);
    for (const id of own.tools) tools.add(id);
  }
  for (const id of purposes) for (const group of graph.groupsIn(id)) toolgroups.add(group);
  for (const id of toolgroups) for (const tool of graph.toolsIn(id)) tools.add(tool);
  return { purposes, toolgroups, tools };
}

/** Returns the tools of a purpose without duplicates. */
export const getPurposeTools = (graph: CatalogueGraph, purpose: string): Set<string> =>
  new Set(graph.groupsIn(purpose).flatMap(graph.toolsIn));

/** One route to a record. A step before the record is missing if the role carries the next step directly. */
export interface AccessRoute {
  role: string;
  purposes?: string;
  toolgroups?: string;
  tools?: string;
}

export interface AccessTarget {
  kind: CatalogueKind;
  id: string;
}

/** Returns every route from these roles to a record in one application. */
export function findRoutes(
  graph: CatalogueGraph,
  application: string,
  roles: readonly string[],
  { kind, id }: AccessTarget,
): AccessRoute[] {
  const containsTarget = new Map<string, boolean>();
  const reachesTool = (toolgroup: string) => {
    if (kind === 'toolgroups') return toolgroup === id;
    const known = containsTarget.get(toolgroup) ?? graph.toolsIn(toolgroup).includes(id);
    containsTarget.set(toolgroup, known);
    return known;
  };
  const end = kind === 'tools' ? { tools: id } : {};
  return roles.flatMap((role): AccessRoute[] => {
    const own = graph.given(application, role);
    if (kind === 'purposes') return own.purposes.has(id) ? [{ role, purposes: id }] : [];
    return [
      ...[...own.purposes].flatMap(purposes =>
        graph
          .groupsIn(purposes)
          .filter(reachesTool)
          .map(toolgroups => ({ role, purposes, toolgroups, ...end })),
      ),
      ...[...own.toolgroups].filter(reachesTool).map(toolgroups => ({ role, toolgroups, ...end })),
      ...(kind === 'tools' && own.tools.has(id) ? [{ role, tools: id }] : []),
    ];
  });
}

/** Returns what a user reaches in each application. Each application is computed on demand and cached. */
export function createUserAccess(graph: CatalogueGraph, assigned: RolesByApplication) {
  const reached = new Map<string, IdsByKind>();
  const reach = (application: string): IdsByKind => {
    const found =
      reached.get(application) ?? findReachable(graph, application, assigned.get(application) ?? []);
    reached.set(application, found);
    return found;
  };
  return {
    graph,
    assigned,
    applications: [...assigned.keys()],
    reach,
    routesTo: (application: string, target: AccessTarget) =>
      findRoutes(graph, application, assigned.get(application) ?? [], target),
    /** Returns the applications in which the user reaches a record. */
    applicationsWith: ({ kind, id }: AccessTarget) =>
      [...assigned.keys()].filter(application => reach(application)[kind].has(id)),
  };
}
export type UserAccessGraph = ReturnType<typeof createUserAccess>;

/** Returns what the roles would no longer open in an application without one of them. */
export function findLost(
  graph: CatalogueGraph,
  application: string,
  roles: readonly string[],
  role: string,
): IdsByKind {
  const [all, remaining] = [
    findReachable(graph, application, roles),
    findReachable(
      graph,
      application,
      roles.filter(other => other !== role),
    ),
  ];
  const getLost = (kind: CatalogueKind) => new Set([...all[kind]].filter(id => !remaining[kind].has(id)));
  return { purposes: getLost('purposes'), toolgroups: getLost('toolgroups'), tools: getLost('tools') };
}

import { referenceId } from '../../../data/dialect.ts';
import { foldText } from '../../../platform/fold.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Ancestors } from '../ancestors.ts';
import { nameIn, type CatalogueKind } from '../kinds.ts';

type TreeFields = Record<string, unknown>;
export type CatalogueRows = Readonly<Record<CatalogueKind, ReadonlyMap<string, TreeFields>>>;

/** One purpose, toolgroup or tool, independent of its places in the tree. */
export interface Thing {
  kind: CatalogueKind;
  id: string;
  name: string;
  help: string;
  /** The ids of its contents in order. */
  inside: readonly string[];
}

/** All records by id, with the records that contain them. */
export interface CatalogueIndex {
  purposes: readonly Thing[];
  nodes: Readonly<Record<CatalogueKind, ReadonlyMap<string, Thing>>>;
  /** The ids of the purposes of each toolgroup, and of the toolgroups of each tool. */
  holders: {
    readonly toolgroups: ReadonlyMap<string, readonly string[]>;
    readonly tools: ReadonlyMap<string, readonly string[]>;
  };
}

const INSIDE = { purposes: 'toolgroups', toolgroups: 'tools', tools: undefined } as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function thingsOf(kind: CatalogueKind, rows: ReadonlyMap<string, TreeFields>): Map<string, Thing> {
  const field = INSIDE[kind];
  const nodes = new Map<string, Thing>();
  for (const [id, row] of rows) {
    const held =
      field && Array.isArray(row[field])
        ? [...new Set((row[field] as unknown[]).map(referenceId).filter(Boolean))]
        : [];
    nodes.set(id, { kind, id, name: nameIn(kind, row) ?? id, help: text(row.helpInfo), inside: held });
  }
  return nodes;
}

/** Maps each contained id to its holders. A record without a row gets its id as its name. */
function heldIn(
  holders: Map<string, Thing>,
  held: Map<string, Thing>,
  kind: CatalogueKind,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const holder of holders.values())
    for (const id of holder.inside) {
      if (!held.has(id)) held.set(id, { kind, id, name: id, help: '', inside: [] });
      const holding = found.get(id);
      if (holding) holding.push(holder.id);
      else found.set(id, [holder.id]);
    }
  return found;
}

/** Indexes the lists once, so that typing and expanding stay fast. */
export function catalogueIndex(rows: CatalogueRows): CatalogueIndex {
  const nodes = {
    purposes: thingsOf('purposes', rows.purposes),
    toolgroups: thingsOf('toolgroups', rows.toolgroups),
    tools: thingsOf('tools', rows.tools),
  };
  const holders = {
    toolgroups: heldIn(nodes.purposes, nodes.toolgroups, 'toolgroups'),
    tools: heldIn(nodes.toolgroups, nodes.tools, 'tools'),
  };
  return {
    purposes: [...nodes.purposes.values()].sort((a, b) => compareTexts(a.name, b.name)),
    nodes,
    holders,
  };
}

export interface FoundInTree {
  /** The ids whose names match. */
  hits: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  /** The number of matching places below each toolgroup and each purpose. */
  below: { readonly toolgroups: ReadonlyMap<string, number>; readonly purposes: ReadonlyMap<string, number> };
  /** The number of matching records, and of places where they appear. */
  nodeCount: number;
  places: number;
}

/** Finds records by name. It returns undefined if the search text is empty. */
export function foundInTree({ nodes, purposes }: CatalogueIndex, typed: string): FoundInTree | undefined {
  const wanted = foldText(typed.trim());
  if (!wanted) return undefined;
  const named = (all: ReadonlyMap<string, Thing>) =>
    new Set([...all.values()].filter(({ name }) => foldText(name).includes(wanted)).map(({ id }) => id));
  const hits = {
    purposes: named(nodes.purposes),
    toolgroups: named(nodes.toolgroups),
    tools: named(nodes.tools),
  };
  const inGroups = new Map<string, number>();
  for (const { id, inside } of nodes.toolgroups.values())
    inGroups.set(id, inside.filter(tool => hits.tools.has(tool)).length);
  const inPurposes = new Map<string, number>();
  const placed = { toolgroups: new Set<string>(), tools: new Set<string>() };
  let places = 0;
  for (const { id, inside } of purposes) {
    let count = 0;
    for (const group of inside) {
      count += (hits.toolgroups.has(group) ? 1 : 0) + (inGroups.get(group) ?? 0);
      if (hits.toolgroups.has(group)) placed.toolgroups.add(group);
      for (const tool of nodes.toolgroups.get(group)?.inside ?? [])
        if (hits.tools.has(tool)) placed.tools.add(tool);
    }
    inPurposes.set(id, count);
    places += count + (hits.purposes.has(id) ? 1 : 0);
  }
  return {
    hits,
    below: { toolgroups: inGroups, purposes: inPurposes },
    nodeCount: hits.purposes.size + placed.toolgroups.size + placed.tools.size,
    places,
  };
}

/** A line of the tree. Its key is the path to it, because a shared tool appears in many places. */
export interface TreeLine extends Thing {
  key: string;
  level: 1 | 2 | 3;
  open: boolean;
  isHit: boolean;
  /** The number of matches below it. */
  found: number;
  /** The number of records that contain it. It is shared if there are more than one. */
  sharedBy: number;
  /** The number of tools below it, each counted once. */
  tools: number;
  position: number;
  siblings: number;
}

export const treeKey = (...ids: string[]) => ids.join('/');

/** Returns the purpose and the toolgroup that contain a place. */
export function wayTo({ key, level }: TreeLine): Ancestors {
  const [purpose, toolgroup] = key.split('/') as [string, string?];
  return level === 1 ? {} : level === 2 || !toolgroup ? { purpose } : { purpose, toolgroup };
}

/**
 * Returns the visible lines. A search leaves out purposes that neither match nor contain a match, but keeps
 * all contents of an expanded one.
 */
export function placesShown(
  index: CatalogueIndex,
  found: FoundInTree | undefined,
  openIds: ReadonlySet<string>,
): TreeLine[] {
  const { purposes, nodes, holders } = index;
  const places: TreeLine[] = [];
  const put = (
    node: Thing,
    level: TreeLine['level'],
    key: string,
    position: number,
    siblings: number,
    tools: number,
  ) => {
    const below = node.kind === 'tools' ? 0 : (found?.below[node.kind].get(node.id) ?? 0);
    const sharedBy = node.kind === 'purposes' ? 0 : (holders[node.kind].get(node.id)?.length ?? 0);
    places.push({
      ...node,
      key,
      level,
      open: openIds.has(key),
      isHit: found?.hits[node.kind].has(node.id) ?? false,
      found: below,
      sharedBy,
      tools,
      position,
      siblings,
    });
  };
  const shown = found
    ? purposes.filter(({ id }) => found.hits.purposes.has(id) || (found.below.purposes.get(id) ?? 0) > 0)
    : purposes;
  shown.forEach((purpose, at) => {
    const key = treeKey(purpose.id);
    const groups = purpose.inside.flatMap(id => nodes.toolgroups.get(id) ?? []);
    put(purpose, 1, key, at + 1, shown.length, new Set(groups.flatMap(({ inside }) => inside)).size);
    if (!openIds.has(key)) return;
    groups.forEach((group, place) => {
      const groupKey = treeKey(purpose.id, group.id);
      put(group, 2, groupKey, place + 1, groups.length, group.inside.length);
      if (!openIds.has(groupKey)) return;
      const tools = group.inside.flatMap(id => nodes.tools.get(id) ?? []);
      tools.forEach((tool, n) =>
        put(tool, 3, treeKey(purpose.id, group.id, tool.id), n + 1, tools.length, 0),
      );
    });
  });
  return places;
}

/**
 * Returns the keys that must be expanded to show every match, or an empty set if that needs more than `most`
 * lines.
 */
export function openedBySearch(
  { purposes, nodes }: CatalogueIndex,
  found: FoundInTree,
  most: number,
): Set<string> {
  const openIds = new Set<string>();
  let lines = purposes.length;
  for (const { id, inside } of purposes) {
    if (!found.below.purposes.get(id)) continue;
    openIds.add(treeKey(id));
    lines += inside.length;
    for (const group of inside) {
      if (!found.below.toolgroups.get(group)) continue;
      openIds.add(treeKey(id, group));
      lines += nodes.toolgroups.get(group)?.inside.length ?? 0;
    }
  }
  return lines > most ? new Set() : openIds;
}

import { referenceId } from '../../../data/dialect.ts';
import { foldText } from '../../../platform/fold.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Ancestors } from '../ancestors.ts';
import { getRecordName, type CatalogueKind } from '../kinds.ts';

type TreeFields = Record<string, unknown>;
export type CatalogueRows = Readonly<Record<CatalogueKind, ReadonlyMap<string, TreeFields>>>;

/** One purpose, toolgroup or tool, independent of its rows in the tree. */
export interface CatalogueNode {
  kind: CatalogueKind;
  id: string;
  name: string;
  help: string;
  /** The IDs of its contents in order. */
  childIds: readonly string[];
}

/** All records by ID, with the records that contain them. */
export interface CatalogueIndex {
  purposes: readonly CatalogueNode[];
  nodes: Readonly<Record<CatalogueKind, ReadonlyMap<string, CatalogueNode>>>;
  /** The IDs of the purposes of each toolgroup, and of the toolgroups of each tool. */
  parentIds: {
    readonly toolgroups: ReadonlyMap<string, readonly string[]>;
    readonly tools: ReadonlyMap<string, readonly string[]>;
  };
}

const CHILD_FIELDS = { purposes: 'toolgroups', toolgroups: 'tools', tools: undefined } as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function toNodes(kind: CatalogueKind, rows: ReadonlyMap<string, TreeFields>): Map<string, CatalogueNode> {
  const field = CHILD_FIELDS[kind];
  const nodes = new Map<string, CatalogueNode>();
  for (const [id, row] of rows) {
    const children =
      field && Array.isArray(row[field])
        ? [...new Set((row[field] as unknown[]).map(referenceId).filter(Boolean))]
        : [];
    nodes.set(id, {
      kind,
      id,
      name: getRecordName(kind, row) ?? id,
      help: text(row.helpInfo),
      childIds: children,
    });
  }
  return nodes;
}

/** Maps each child ID to the IDs of its parents. A record without a row gets its ID as its name. */
function indexParents(
  parentIds: Map<string, CatalogueNode>,
  children: Map<string, CatalogueNode>,
  kind: CatalogueKind,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const parent of parentIds.values())
    for (const id of parent.childIds) {
      if (!children.has(id)) children.set(id, { kind, id, name: id, help: '', childIds: [] });
      const holding = found.get(id);
      if (holding) holding.push(parent.id);
      else found.set(id, [parent.id]);
    }
  return found;
}

/** Indexes the lists once, so that typing and expanding stay fast. */
export function buildCatalogueIndex(rows: CatalogueRows): CatalogueIndex {
  const nodes = {
    purposes: toNodes('purposes', rows.purposes),
    toolgroups: toNodes('toolgroups', rows.toolgroups),
    tools: toNodes('tools', rows.tools),
  };
  const parentIds = {
    toolgroups: indexParents(nodes.purposes, nodes.toolgroups, 'toolgroups'),
    tools: indexParents(nodes.toolgroups, nodes.tools, 'tools'),
  };
  return {
    purposes: [...nodes.purposes.values()].sort((a, b) => compareTexts(a.name, b.name)),
    nodes,
    parentIds,
  };
}

export interface TreeMatches {
  /** The IDs whose names match. */
  matchingIds: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  /** The number of matches below each toolgroup and each purpose. */
  below: { readonly toolgroups: ReadonlyMap<string, number>; readonly purposes: ReadonlyMap<string, number> };
  /** The number of matching records, and of their occurrences in the tree. */
  nodeCount: number;
  occurrenceCount: number;
}

/** Finds records by name. It returns undefined if the search text is empty. */
export function searchTree({ nodes, purposes }: CatalogueIndex, typed: string): TreeMatches | undefined {
  const wanted = foldText(typed.trim());
  if (!wanted) return undefined;
  const named = (all: ReadonlyMap<string, CatalogueNode>) =>
    new Set([...all.values()].filter(({ name }) => foldText(name).includes(wanted)).map(({ id }) => id));
  const matchingIds = {
    purposes: named(nodes.purposes),
    toolgroups: named(nodes.toolgroups),
    tools: named(nodes.tools),
  };
  const inGroups = new Map<string, number>();
  for (const { id, childIds } of nodes.toolgroups.values())
    inGroups.set(id, childIds.filter(tool => matchingIds.tools.has(tool)).length);
  const inPurposes = new Map<string, number>();
  const occurring = { toolgroups: new Set<string>(), tools: new Set<string>() };
  let occurrenceCount = 0;
  for (const { id, childIds } of purposes) {
    let count = 0;
    for (const group of childIds) {
      count += (matchingIds.toolgroups.has(group) ? 1 : 0) + (inGroups.get(group) ?? 0);
      if (matchingIds.toolgroups.has(group)) occurring.toolgroups.add(group);
      for (const tool of nodes.toolgroups.get(group)?.childIds ?? [])
        if (matchingIds.tools.has(tool)) occurring.tools.add(tool);
    }
    inPurposes.set(id, count);
    occurrenceCount += count + (matchingIds.purposes.has(id) ? 1 : 0);
  }
  return {
    matchingIds,
    below: { toolgroups: inGroups, purposes: inPurposes },
    nodeCount: matchingIds.purposes.size + occurring.toolgroups.size + occurring.tools.size,
    occurrenceCount,
  };
}

/** A line of the tree. Its key is the path to it, because a shared tool appears in many rows. */
export interface TreeRowData extends CatalogueNode {
  key: string;
  level: 1 | 2 | 3;
  open: boolean;
  isMatch: boolean;
  /** The number of matches below it. */
  found: number;
  /** The number of records that contain it. It is shared if there are more than one. */
  parentCount: number;
  /** The number of tools below it, each counted once. */
  tools: number;
  position: number;
  siblingCount: number;
}

export const treeKey = (...ids: string[]) => ids.join('/');

/** Returns the purpose and the toolgroup that contain a row. */
export function getRowAncestors({ key, level }: TreeRowData): Ancestors {
  const [purpose, toolgroup] = key.split('/') as [string, string?];
  return level === 1 ? {} : level === 2 || !toolgroup ? { purpose } : { purpose, toolgroup };
}

/**
 * Returns the visible lines. A search leaves out purposes that neither match nor contain a match, but keeps
 * all contents of an expanded one.
 */
export function getVisibleRows(
  index: CatalogueIndex,
  found: TreeMatches | undefined,
  openIds: ReadonlySet<string>,
): TreeRowData[] {
  const { purposes, nodes, parentIds } = index;
  const rows: TreeRowData[] = [];
  const put = (
    node: CatalogueNode,
    level: TreeRowData['level'],
    key: string,
    position: number,
    siblingCount: number,
    tools: number,
  ) => {
    const below = node.kind === 'tools' ? 0 : (found?.below[node.kind].get(node.id) ?? 0);
    const parentCount = node.kind === 'purposes' ? 0 : (parentIds[node.kind].get(node.id)?.length ?? 0);
    rows.push({
      ...node,
      key,
      level,
      open: openIds.has(key),
      isMatch: found?.matchingIds[node.kind].has(node.id) ?? false,
      found: below,
      parentCount,
      tools,
      position,
      siblingCount,
    });
  };
  const shown = found
    ? purposes.filter(
        ({ id }) => found.matchingIds.purposes.has(id) || (found.below.purposes.get(id) ?? 0) > 0,
      )
    : purposes;
  shown.forEach((purpose, at) => {
    const key = treeKey(purpose.id);
    const groups = purpose.childIds.flatMap(id => nodes.toolgroups.get(id) ?? []);
    put(purpose, 1, key, at + 1, shown.length, new Set(groups.flatMap(({ childIds }) => childIds)).size);
    if (!openIds.has(key)) return;
    groups.forEach((group, groupIndex) => {
      const groupKey = treeKey(purpose.id, group.id);
      put(group, 2, groupKey, groupIndex + 1, groups.length, group.childIds.length);
      if (!openIds.has(groupKey)) return;
      const tools = group.childIds.flatMap(id => nodes.tools.get(id) ?? []);
      tools.forEach((tool, n) =>
        put(tool, 3, treeKey(purpose.id, group.id, tool.id), n + 1, tools.length, 0),
      );
    });
  });
  return rows;
}

/**
 * Returns the keys that must be expanded to show every match, or an empty set if that needs more than `most`
 * lines.
 */
export function expandMatches(
  { purposes, nodes }: CatalogueIndex,
  found: TreeMatches,
  maxRows: number,
): Set<string> {
  const openIds = new Set<string>();
  let lines = purposes.length;
  for (const { id, childIds } of purposes) {
    if (!found.below.purposes.get(id)) continue;
    openIds.add(treeKey(id));
    lines += childIds.length;
    for (const group of childIds) {
      if (!found.below.toolgroups.get(group)) continue;
      openIds.add(treeKey(id, group));
      lines += nodes.toolgroups.get(group)?.childIds.length ?? 0;
    }
  }
  return lines > maxRows ? new Set() : openIds;
}

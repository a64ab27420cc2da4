import { compareTexts } from '../../../ui/formats.ts';
import type { Name } from '../../../ui/Name.tsx';
import type { CatalogueKind } from '../kinds.ts';
import {
  isPlaceholder,
  LEVELS,
  ROLE_TOOLGROUPS,
  ROLE_TOOLS,
  type AccessChoice,
  type Level,
} from './accessChoice.ts';
import { findReachable, getPurposeTools, type UserAccessGraph } from './accessGraph.ts';

export interface AccessEntry {
  id: string;
  name: Name;
  /** The number of tools that it leads to. Undefined if unknown, or if the entry is a tool. */
  tools?: number | undefined;
  /** Whether more data of it is loading. */
  isPending?: boolean;
  /**
   * Set if the entry is not a purpose but stands for the toolgroups or tools that the role carries directly.
   */
  own?: { kind: 'toolgroups' | 'tools'; count: number };
}

export interface AccessColumn {
  level: Level;
  entries: AccessEntry[];
  chosen: string | undefined;
  /** Whether all columns before it have a choice. */
  isOpen: boolean;
  /** Whether the column is skipped, because the role carries tools directly. */
  isSkipped: boolean;
}

interface Names {
  application(id: string): Name;
  role(id: string): Name;
  of(kind: CatalogueKind, id: string): Name;
}

interface ColumnOptions {
  access: UserAccessGraph;
  names: Names;
  /** Whether everything that these roles lead to is loaded. */
  isComplete(roles: Iterable<string>): boolean;
  isReading: boolean;
  choice: AccessChoice;
  /** The columns to show. A hidden level uses its first entry. */
  levels?: readonly Level[];
}

/**
 * Builds the columns from application to tool. A column has entries once the columns before it have a choice.
 */
export function buildAccessColumns({
  access,
  names,
  isComplete,
  isReading,
  choice,
  levels = LEVELS,
}: ColumnOptions): AccessColumn[] {
  const { graph, assigned } = access;
  const columns: AccessColumn[] = [];
  const chosen: AccessChoice = {};
  const byName = (entries: AccessEntry[]) => entries.sort((a, b) => compareTexts(a.name.text, b.name.text));
  const countTools = (roles: readonly string[], tools: () => number) =>
    isComplete(roles) ? { tools: tools() } : { isPending: isReading };

  const entriesByLevel: Record<Level, () => AccessEntry[]> = {
    application: () =>
      byName(
        access.applications.map(id => ({
          id,
          name: names.application(id),
          ...countTools(assigned.get(id) ?? [], () => access.reach(id).tools.size),
        })),
      ),
    role: () =>
      byName(
        (assigned.get(chosen.application!) ?? []).map(id => ({
          id,
          name: names.role(id),
          ...countTools([id], () => findReachable(graph, chosen.application!, [id]).tools.size),
        })),
      ),
    purpose: () => {
      const own = graph.given(chosen.application!, chosen.role!);
      const direct = ([ROLE_TOOLGROUPS, ROLE_TOOLS] as const).flatMap((kind): AccessEntry[] =>
        own[kind].size ? [{ id: kind, name: { text: '' }, own: { kind, count: own[kind].size } }] : [],
      );
      return [
        ...byName(
          [...own.purposes].map(id => ({
            id,
            name: names.of('purposes', id),
            ...countTools([], () => getPurposeTools(graph, id).size),
          })),
        ),
        ...direct,
      ];
    },
    toolgroup: () => {
      const group = (id: string): AccessEntry => ({
        id,
        name: names.of('toolgroups', id),
        ...countTools([], () => graph.toolsIn(id).length),
      });
      if (!isPlaceholder(chosen.purpose)) return graph.groupsIn(chosen.purpose!).map(group);
      return chosen.purpose === ROLE_TOOLGROUPS
        ? byName([...graph.given(chosen.application!, chosen.role!).toolgroups].map(group))
        : [];
    },
    tool: () => {
      const tool = (id: string): AccessEntry => ({ id, name: names.of('tools', id) });
      if (chosen.toolgroup) return graph.toolsIn(chosen.toolgroup).map(tool);
      return byName([...graph.given(chosen.application!, chosen.role!).tools].map(tool));
    },
  };

  let isOpen = true;
  for (const level of LEVELS) {
    const isSkipped = level === 'toolgroup' && chosen.purpose === ROLE_TOOLS;
    const entries: AccessEntry[] = isOpen && !isSkipped ? entriesByLevel[level]() : [];
    const isShown = levels.includes(level);
    const wanted = isShown ? choice[level] : entries[0]?.id;
    const found: string | undefined = entries.some(({ id }) => id === wanted) ? wanted : undefined;
    if (isShown) columns.push({ level, entries, chosen: found, isOpen: isOpen && !isSkipped, isSkipped });
    if (found !== undefined) chosen[level] = found;
    isOpen = isSkipped || (isOpen && found !== undefined);
  }
  return columns;
}

/** Returns the choices that exist in the columns, without stale IDs from the URL. */
export const choiceFromColumns = (columns: readonly AccessColumn[]): AccessChoice =>
  Object.fromEntries(columns.flatMap(({ level, chosen }) => (chosen === undefined ? [] : [[level, chosen]])));

import { useMemo } from 'react';
import { referenceId } from '../../data/dialect.ts';
import type { Name } from '../../ui/Name.tsx';
import { getRecordName, type CatalogueKind } from './kinds.ts';
import { useAllPurposes, useAllToolgroups, useAllTools } from './lists.ts';

type CatalogueRow = Record<string, unknown> & { _id?: string | undefined };
type Rows = Map<string, CatalogueRow>;

const listed = (rows: CatalogueRow[]): Rows => new Map(rows.map(row => [String(row._id), row]));
const refsOf = (row: CatalogueRow | undefined, field: 'toolgroups' | 'tools') =>
  Array.isArray(row?.[field]) ? (row[field] as unknown[]).map(referenceId) : [];

/**
 * Reads all purposes, toolgroups and tools. `catalogue` stays the same object until one of the lists changes.
 */
export function useCatalogue() {
  const lists = { purposes: useAllPurposes(), toolgroups: useAllToolgroups(), tools: useAllTools() };
  const [purposeRows, groupRows, toolRows] = [lists.purposes.rows, lists.toolgroups.rows, lists.tools.rows];
  const [purposesAwaited, groupsAwaited, toolsAwaited] = [
    lists.purposes.query.isPending,
    lists.toolgroups.query.isPending,
    lists.tools.query.isPending,
  ];
  const isRead = !!lists.purposes.query.data && !!lists.toolgroups.query.data;
  const catalogue = useMemo(() => {
    const rows: Record<CatalogueKind, Rows> = {
      purposes: listed(purposeRows),
      toolgroups: listed(groupRows),
      tools: listed(toolRows),
    };
    const awaited = { purposes: purposesAwaited, toolgroups: groupsAwaited, tools: toolsAwaited };
    const groupsIn = (purpose: string) => refsOf(rows.purposes.get(purpose), 'toolgroups');
    const toolsIn = (group: string) => refsOf(rows.toolgroups.get(group), 'tools');
    return {
      rows,
      /** Names a record by its row, then by its populated reference, then by its id. */
      nameOf(kind: CatalogueKind, ref: unknown): Name {
        const id = referenceId(ref);
        const text = getRecordName(kind, rows[kind].get(id) ?? (ref as Partial<CatalogueRow> | undefined));
        if (text) return { text };
        return awaited[kind] ? { text: '', as: 'awaited' } : { text: id, as: 'id' };
      },
      groupsIn,
      toolsIn,
      toolsOfPurpose: (purpose: string) => new Set(groupsIn(purpose).flatMap(toolsIn)),
      helpOf: (tool: string) => String(rows.tools.get(tool)?.helpInfo ?? ''),
      /** Whether the contents of purposes and toolgroups are loaded. */
      isRead,
    };
  }, [purposeRows, groupRows, toolRows, purposesAwaited, groupsAwaited, toolsAwaited, isRead]);
  return { lists, catalogue };
}

export type CatalogueLists = ReturnType<typeof useCatalogue>['lists'];
export type Catalogue = ReturnType<typeof useCatalogue>['catalogue'];

import { useMemo } from 'react';
import { referenceId } from '../../data/dialect.ts';
import type { ParentKind } from './children/childCalls.ts';
import { getRecordName, kinds } from './kinds.ts';
import { useAllPurposes, useAllToolgroups } from './lists.ts';

export interface CatalogueParent {
  id: string;
  name: string;
}

/**
 * Returns a function that lists the purposes that contain a toolgroup, or the toolgroups that contain a tool.
 * It returns undefined until they are loaded.
 */
export function useParents(kind: ParentKind): (id: string) => CatalogueParent[] | undefined {
  const purposes = useAllPurposes(kind === 'purposes');
  const toolgroups = useAllToolgroups(kind === 'toolgroups');
  const { query, rows } = kind === 'purposes' ? purposes : toolgroups;
  const isRead = query.data !== undefined;
  return useMemo(() => {
    const parents = new Map<string, CatalogueParent[]>();
    for (const row of rows as Record<string, unknown>[])
      for (const ref of (row[kinds[kind].childKind] ?? []) as unknown[]) {
        const [id, parent] = [
          referenceId(ref),
          { id: referenceId(row), name: getRecordName(kind, row) ?? referenceId(row) },
        ];
        const known = parents.get(id);
        if (known) known.push(parent);
        else parents.set(id, [parent]);
      }
    return id => (isRead ? (parents.get(id) ?? []) : undefined);
  }, [rows, isRead, kind]);
}

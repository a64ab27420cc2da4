import { useMemo } from 'react';
import { referenceId } from '../../data/dialect.ts';
import type { Holder } from './children/holders.ts';
import { kinds, nameIn } from './kinds.ts';
import { useAllPurposes, useAllToolgroups } from './lists.ts';

export interface HeldBy {
  id: string;
  name: string;
}

/**
 * Returns a function that lists the purposes that contain a toolgroup, or the toolgroups that contain a tool.
 * It returns undefined until they are loaded.
 */
export function useHolders(kind: Holder): (id: string) => HeldBy[] | undefined {
  const purposes = useAllPurposes(kind === 'purposes');
  const toolgroups = useAllToolgroups(kind === 'toolgroups');
  const { query, rows } = kind === 'purposes' ? purposes : toolgroups;
  const isRead = query.data !== undefined;
  return useMemo(() => {
    const holders = new Map<string, HeldBy[]>();
    for (const row of rows as Record<string, unknown>[])
      for (const ref of (row[kinds[kind].holds] ?? []) as unknown[]) {
        const [id, holder] = [
          referenceId(ref),
          { id: referenceId(row), name: nameIn(kind, row) ?? referenceId(row) },
        ];
        const known = holders.get(id);
        if (known) known.push(holder);
        else holders.set(id, [holder]);
      }
    return id => (isRead ? (holders.get(id) ?? []) : undefined);
  }, [rows, isRead, kind]);
}

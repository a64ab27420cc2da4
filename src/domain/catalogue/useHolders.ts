import { useMemo } from 'react';
import { referenceId } from '../../data/dialect.ts';
import type { Holder } from './children/holders.ts';
import { kinds, nameIn } from './kinds.ts';
import { useAllPurposes, useAllToolgroups } from './lists.ts';

/** What holds something, by its id and name. */
export interface HeldBy {
  id: string;
  name: string;
}

/** Which purposes hold a toolgroup, or which toolgroups a tool: `holdersOf(id)`; undefined as long as that is not known. */
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

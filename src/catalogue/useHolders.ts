import { useMemo } from 'react';
import { NAMES_KEEP } from '../access/useNames.ts';
import { useAskList } from '../calls/useAskList.ts';
import { idOf } from '../client/dialect.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import { type Holder, holdings } from './children/holding.ts';
import { kinds, nameIn } from './kinds.ts';

const whole = { query: { page: 1, pageSize: 0 } };

/** What holds something, by its id and name. */
export interface HeldBy {
  id: string;
  name: string;
}

/** Which purposes hold a toolgroup, or which toolgroups a tool: `holdersOf(id)`; undefined as long as that is not known. */
export function useHolders(kind: Holder): (id: string) => HeldBy[] | undefined {
  const { asked, rows } = useAskList(kinds[kind].calls.list as AnyEndpoint, whole, { staleTime: NAMES_KEEP });
  const isRead = asked.data !== undefined;
  return useMemo(() => {
    const holders = new Map<string, HeldBy[]>();
    for (const row of rows as Record<string, unknown>[])
      for (const ref of (row[holdings[kind].child] ?? []) as unknown[]) {
        const [id, holder] = [idOf(ref), { id: idOf(row), name: nameIn(kind, row) ?? idOf(row) }];
        holders.set(id, [...(holders.get(id) ?? []), holder]);
      }
    return id => (isRead ? (holders.get(id) ?? []) : undefined);
  }, [rows, isRead, kind]);
}

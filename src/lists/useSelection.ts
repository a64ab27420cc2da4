import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** The records ticked in a list; they stay ticked from page to page. */
export interface Selection<T extends RaRecord> {
  records: T[];
  has(id: T['id']): boolean;
  toggle(record: T): void;
  /** Ticks these, or takes all their ticks where every one is ticked. */
  toggleAll(records: T[]): void;
  set(records: T[]): void;
  clear(): void;
}

export function useSelection<T extends RaRecord>(): Selection<T> {
  const [picked, setPicked] = useState<ReadonlyMap<T['id'], T>>(new Map());
  const toggleAll = useCallback(
    (records: T[]) =>
      setPicked(before => {
        const next = new Map(before);
        if (records.every(({ id }) => before.has(id))) for (const { id } of records) next.delete(id);
        else for (const record of records) next.set(record.id, record);
        return next;
      }),
    [],
  );
  const set = useCallback((records: T[]) => setPicked(new Map(records.map(record => [record.id, record]))), []);
  return useMemo(
    () => ({
      records: [...picked.values()],
      has: id => picked.has(id),
      toggle: record => toggleAll([record]),
      toggleAll,
      set,
      clear: () => set([]),
    }),
    [picked, toggleAll, set],
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import type { TextKey } from '../ui/useText.ts';

/**
 * The records ticked in a list, in react-admin's words; they stay ticked, and are kept, from page to page.
 * `readAll` reads every record that matches; `wanted` says what that is.
 */
export function useSelection(
  rows: RaRecord[] | undefined,
  readAll: () => Promise<RaRecord[]>,
  wanted: string,
  loadError: TextKey,
) {
  const [selected, setSelected] = useState<RaRecord[]>([]);
  const notifyFailure = useNotifyFailure();
  // Counts the acts: what is read for an earlier one, or for another filter, comes too late.
  const acts = useRef(0);
  useEffect(() => () => void (acts.current += 1), [wanted]);
  const select = useCallback((next: RaRecord[] | ((before: RaRecord[]) => RaRecord[])) => {
    acts.current += 1;
    setSelected(next);
  }, []);

  const onSelect = useCallback(
    (ids: RaRecord['id'][]) =>
      select(before => {
        const known = new Map([...before, ...(rows ?? [])].map(record => [record.id, record]));
        return ids.flatMap(id => known.get(id) ?? []);
      }),
    [rows, select],
  );
  const onToggleItem = useCallback(
    (id: RaRecord['id']) =>
      select(before => {
        const others = before.filter(record => record.id !== id);
        const added = others.length === before.length ? rows?.find(row => row.id === id) : undefined;
        return added ? [...before, added] : others;
      }),
    [rows, select],
  );
  const onUnselectItems = useCallback(() => select([]), [select]);
  const onSelectAll = useCallback(() => {
    const act = (acts.current += 1);
    const inTime =
      <T>(then: (come: T) => void) =>
      (come: T) =>
        act === acts.current && then(come);
    void readAll().then(
      inTime(select),
      inTime(error => notifyFailure(error, { text: loadError })),
    );
  }, [readAll, select, notifyFailure, loadError]);
  const renew = useCallback(
    (record: RaRecord) => setSelected(before => before.map(one => (one.id === record.id ? record : one))),
    [],
  );
  // A row on the screen is newer than what was kept when it was ticked.
  const newest = useMemo(() => {
    const shown = new Map(rows?.map(row => [row.id, row]));
    return selected.map(one => shown.get(one.id) ?? one);
  }, [rows, selected]);
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  return {
    selected: newest,
    renew,
    selection: {
      selectedIds,
      onSelect,
      onToggleItem,
      onUnselectItems,
      onSelectAll,
    } satisfies Partial<ListControllerResult>,
  };
}

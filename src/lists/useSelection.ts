import { useCallback, useMemo, useState } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useTellFailure } from '../calls/useTellFailure.ts';
import type { TextKey } from '../ui/useText.ts';

/**
 * The records ticked in a list, in react-admin's words; they stay ticked, and are kept, from page to page.
 * `readAll` reads every record that matches.
 */
export function useSelection(rows: RaRecord[] | undefined, readAll: () => Promise<RaRecord[]>, loadError: TextKey) {
  const [selected, setSelected] = useState<RaRecord[]>([]);
  const tellFailure = useTellFailure();

  const onSelect = useCallback(
    (ids: RaRecord['id'][]) =>
      setSelected(before => {
        const known = new Map([...before, ...(rows ?? [])].map(record => [record.id, record]));
        return ids.flatMap(id => known.get(id) ?? []);
      }),
    [rows],
  );
  const onToggleItem = useCallback(
    (id: RaRecord['id']) =>
      setSelected(before => {
        const others = before.filter(record => record.id !== id);
        const added = others.length === before.length ? rows?.find(row => row.id === id) : undefined;
        return added ? [...before, added] : others;
      }),
    [rows],
  );
  const onUnselectItems = useCallback(() => setSelected([]), []);
  const onSelectAll = useCallback(
    () => void readAll().then(setSelected, error => tellFailure(error, { text: loadError })),
    [readAll, tellFailure, loadError],
  );
  const renew = useCallback((record: RaRecord) => setSelected(before => before.map(one => (one.id === record.id ? record : one))), []);
  // A row on the screen is newer than what was kept when it was ticked.
  const newest = useMemo(() => {
    const shown = new Map(rows?.map(row => [row.id, row]));
    return selected.map(one => shown.get(one.id) ?? one);
  }, [rows, selected]);
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  return {
    selected: newest,
    renew,
    selection: { selectedIds, onSelect, onToggleItem, onUnselectItems, onSelectAll } satisfies Partial<ListControllerResult>,
  };
}

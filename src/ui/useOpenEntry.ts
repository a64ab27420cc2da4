import { useReducer, useRef } from 'react';

interface Choice<R> {
  /** Undefined until they are loaded. */
  rows: readonly R[] | undefined;
  keyOf(row: R): string;
  /** The key in the URL, or null for a URL without a key. */
  wanted: string | null;
  /** Whether the rows are loading. A row that was just created may be missing. */
  isReading?: boolean;
}

/**
 * Finds the open row of a list by its key, never by its position. If the URL has no key, the first row opens
 * and stays open. A row that another user deleted stays open in its last version with `isDeleted`.
 * `isMissing` means that the list has no row with the key. `removing` runs the user's own deletion, and
 * closes the row if it resolves with a truthy value.
 */
export function useOpenEntry<R>({ rows, keyOf, wanted, isReading = false }: Choice<R>) {
  const latest = useRef<R>(undefined);
  const unnamed = useRef<string>(undefined);
  const leaving = useRef<string>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const rowOf = (key: string) => rows?.find(row => keyOf(row) === key);
  const kept = latest.current === undefined ? undefined : keyOf(latest.current);
  if (rows && kept !== leaving.current && !rows.some(row => keyOf(row) === leaving.current))
    leaving.current = undefined;
  const opened = unnamed.current;
  const isThere = opened !== undefined && (opened === kept || rowOf(opened) !== undefined);
  const key = wanted ?? (isThere ? opened : undefined);
  const row = key === undefined ? rows?.find(one => keyOf(one) !== leaving.current) : rowOf(key);
  if (row !== undefined) {
    latest.current = row;
    if (wanted === null) unnamed.current = keyOf(row);
  }
  const isKept = key !== undefined && key === kept;
  const waits = isReading || rows === undefined;
  const stays = row === undefined && kept !== undefined && (isKept || waits);
  const chosen = stays ? (rowOf(kept) ?? latest.current) : row;
  return {
    chosen,
    isDeleted: stays && isKept && rows !== undefined && kept !== leaving.current,
    isMissing: chosen === undefined && key !== undefined && !waits,
    async removing<T>(gone: string, remove: () => Promise<T>): Promise<T> {
      leaving.current = gone;
      try {
        const removed = await remove();
        if (!removed) leaving.current = undefined;
        else if (latest.current !== undefined && keyOf(latest.current) === gone) latest.current = undefined;
        if (removed && unnamed.current === gone) unnamed.current = undefined;
        return removed;
      } catch (error) {
        leaving.current = undefined;
        throw error;
      } finally {
        redraw();
      }
    },
  };
}

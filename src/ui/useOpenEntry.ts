import { useReducer, useRef } from 'react';

interface Choice<R> {
  /** Undefined until they are read. */
  rows: readonly R[] | undefined;
  keyOf(row: R): string;
  /** The key that the URL names; null where it names none. */
  wanted: string | null;
  /** The rows are being read: one that was just created may be missing. */
  isReading?: boolean;
}

/**
 * Finds the open row of a list by its key, never by its position. Where the URL names none, the first row is opened and
 * stays open. A row that somebody else deleted stays open as it was read last, and `isDeleted` says so; `isMissing` is a
 * key that no row had. `removing` runs this user's own deletion, and closes the row where it answers true.
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

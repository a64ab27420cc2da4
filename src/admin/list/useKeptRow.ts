import { useRef } from 'react';
import type { RaRecord } from 'react-admin';

/** The rows with the one being edited among them, in its place, also where others have moved or deleted it meanwhile. */
export function useKeptRow<T extends RaRecord>(
  rows: T[] | undefined,
  editing: T['id'] | undefined,
): T[] | undefined {
  const kept = useRef<{ row: T; at: number }>(undefined);
  if (editing === undefined) kept.current = undefined;
  if (!rows || editing === undefined) return rows;
  const at = rows.findIndex(row => row.id === editing);
  if (at >= 0) kept.current = { row: rows[at]!, at };
  else if (kept.current?.row.id === editing) return rows.toSpliced(kept.current.at, 0, kept.current.row);
  return rows;
}

import { useRef } from 'react';
import type { RaRecord } from 'react-admin';

/** Returns the rows including the edited one, at its last position if other users have moved or deleted it since. */
export function useEditedRow<T extends RaRecord>(
  rows: T[] | undefined,
  editedId: T['id'] | undefined,
): T[] | undefined {
  const lastRow = useRef<{ row: T; index: number }>(undefined);
  if (editedId === undefined) lastRow.current = undefined;
  if (!rows || editedId === undefined) return rows;
  const index = rows.findIndex(row => row.id === editedId);
  if (index >= 0) lastRow.current = { row: rows[index]!, index };
  else if (lastRow.current?.row.id === editedId)
    return rows.toSpliced(lastRow.current.index, 0, lastRow.current.row);
  return rows;
}

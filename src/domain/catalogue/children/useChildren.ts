import { useMemo } from 'react';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { getRecordName, kinds, type CatalogueKind, type RecordByKind } from '../kinds.ts';
import { childCalls, type ParentKind } from './childCalls.ts';

export type ChildRecord = Record<string, unknown> & { _id: string };

/**
 * Reads the contents of a record. The record gives the order of the IDs, and one call for all of them gives
 * their fields.
 */
export function useChildren<K extends ParentKind>(kind: K, record: RecordByKind[K]) {
  const { childKind } = kinds[kind];
  const { list } = childCalls[kind];
  const id = String(record._id);
  const {
    query,
    rows: found,
    skippedCount,
  } = useEndpointList(list, { path: { id } }, { enabled: id !== '' });
  const rows = found as ChildRecord[];
  const refs = (record as Partial<Record<CatalogueKind, unknown[]>>)[childKind];
  const storedIds = useMemo(
    () => [...new Set((refs ?? rows).map(referenceId).filter(Boolean))],
    [refs, rows],
  );
  /** The contents by id. Listed rows take precedence over populated references. */
  const records = useMemo(
    () =>
      new Map(
        [...(refs ?? []), ...rows]
          .filter(ref => getRecordName(childKind, ref as Partial<ChildRecord>))
          .map(ref => [referenceId(ref), ref as ChildRecord]),
      ),
    [refs, rows, childKind],
  );
  return { query, storedIds, records, skippedCount };
}

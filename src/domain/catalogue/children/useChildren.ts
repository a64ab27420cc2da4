import { useMemo } from 'react';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { kinds, nameIn, type CatalogueKind, type Whole } from '../kinds.ts';
import { holdings, type Holder } from './holders.ts';

export type ChildRecord = Record<string, unknown> & { _id: string };

/**
 * Reads the contents of a record. The record gives the order of the ids, and one call for all of them gives
 * their fields.
 */
export function useChildren<H extends Holder>(kind: H, record: Whole[H]) {
  const child = kinds[kind].holds;
  const { listed } = holdings[kind];
  const id = String(record._id);
  const {
    query,
    rows: found,
    skippedCount,
  } = useEndpointList(listed, { path: { id } }, { enabled: id !== '' });
  const rows = found as ChildRecord[];
  const refs = (record as Partial<Record<CatalogueKind, unknown[]>>)[child];
  const own = useMemo(() => [...new Set((refs ?? rows).map(referenceId).filter(Boolean))], [refs, rows]);
  /** The contents by id. Listed rows take precedence over populated references. */
  const records = useMemo(
    () =>
      new Map(
        [...(refs ?? []), ...rows]
          .filter(ref => nameIn(child, ref as Partial<ChildRecord>))
          .map(ref => [referenceId(ref), ref as ChildRecord]),
      ),
    [refs, rows, child],
  );
  return { query, own, records, skippedCount };
}

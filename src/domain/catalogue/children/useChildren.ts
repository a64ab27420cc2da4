import { useMemo } from 'react';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { kinds, nameIn, type CatalogueKind, type Whole } from '../kinds.ts';
import { holdings, type Holder } from './holders.ts';

export type ChildRecord = Record<string, unknown> & { _id: string };

/** What a record holds: the ids in their order, by the record; what each is, by the call for all of them. */
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
  /** By id: as it was listed, else as it came populated. */
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

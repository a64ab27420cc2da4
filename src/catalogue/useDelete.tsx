import { useCallback } from 'react';
import { useRemove } from '../activity/useRemove.tsx';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import type { CatalogueRecord, Kind } from './kinds.ts';

const Uses = lazyComponent(() => import('./Uses.tsx'), ['catalogue']);

/** Deletes a record after saying where it is used; answers whether it happened. */
export function useDelete(kind: Kind) {
  const uses = useCallback((record: CatalogueRecord) => <Uses kind={kind} record={record} />, [kind]);
  return useRemove<CatalogueRecord>(kind, 'error.delete', uses);
}

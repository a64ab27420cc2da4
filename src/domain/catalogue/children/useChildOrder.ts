import { useCallback, useRef, useState } from 'react';
import { useNotifyFailure } from '../../../ui/failure/useNotifyFailure.ts';
import type { RecordByKind } from '../kinds.ts';
import type { ParentKind } from './childCalls.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Applies a wanted order to the current IDs. Removed IDs are left out, and new IDs go to the end. */
export function mergeOrder(currentIds: readonly string[], orderedIds: readonly string[]): string[] {
  const [current, ordered] = [new Set(currentIds), new Set(orderedIds)];
  return [...orderedIds.filter(id => current.has(id)), ...currentIds.filter(id => !ordered.has(id))];
}

/** Returns the IDs with one of them moved to the index `to`. */
export function moveId(ids: readonly string[], id: string, toIndex: number): string[] {
  const others = ids.filter(other => other !== id);
  return [...others.slice(0, toIndex), id, ...others.slice(toIndex)];
}

interface PendingOrder {
  ids: string[];
  /** The ID that was moved last while its order is being saved. */
  savingId?: string | undefined;
  /** The record at the time when the order was confirmed. A newer record contains the order itself. */
  confirmedRecord?: unknown;
}

/**
 * Shows a new order immediately and saves it. Moves during a save are saved together afterwards, so the
 * newest order wins. If the save fails, the previous order is restored.
 */
export function useChildOrder<K extends ParentKind>(kind: K, record: RecordByKind[K], storedIds: string[]) {
  const save = useSaveChildren(kind, String(record._id));
  const notifyFailure = useNotifyFailure();
  const [pending, setPending] = useState<PendingOrder>();
  const ids =
    pending && (pending.confirmedRecord === undefined || pending.confirmedRecord === record)
      ? mergeOrder(storedIds, pending.ids)
      : storedIds;
  const latest = useRef({ ids, record });
  latest.current = { ids, record };
  const nextOrder = useRef<string[]>(undefined);
  const isSaving = useRef(false);

  const saveOrder = useCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    while (nextOrder.current) {
      const order = nextOrder.current;
      nextOrder.current = undefined;
      try {
        await save(currentIds => mergeOrder(currentIds, order));
        if (!nextOrder.current) setPending({ ids: order, confirmedRecord: latest.current.record });
      } catch (error) {
        if (nextOrder.current) continue;
        setPending(undefined);
        notifyFailure(error, { text: 'children.order.error' });
      }
    }
    isSaving.current = false;
  }, [save, notifyFailure]);

  /** Moves an id to the index `to`. */
  const move = useCallback(
    (id: string, toIndex: number) => {
      const order = moveId(latest.current.ids, id, toIndex);
      nextOrder.current = order;
      latest.current.ids = order;
      setPending({ ids: order, savingId: id });
      void saveOrder();
    },
    [saveOrder],
  );
  return { ids, savingId: pending?.savingId, move };
}

import { useCallback, useRef, useState } from 'react';
import { useNotifyFailure } from '../../../ui/failure/useNotifyFailure.ts';
import type { Whole } from '../kinds.ts';
import type { Holder } from './holders.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Applies a wanted order to the current ids. Removed ids are left out, and new ids go to the end. */
export function mergeOrder(now: readonly string[], wanted: readonly string[]): string[] {
  const [here, known] = [new Set(now), new Set(wanted)];
  return [...wanted.filter(id => here.has(id)), ...now.filter(id => !known.has(id))];
}

/** Returns the ids with one of them moved to the index `to`. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter(one => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

interface Moved {
  ids: string[];
  /** The id that was moved last while its order is being saved. */
  saving?: string | undefined;
  /** The record at the time when the order was confirmed. A newer record contains the order itself. */
  read?: unknown;
}

/**
 * Shows a new order immediately and saves it. Moves during a save are saved together afterwards, so the
 * newest order wins. If the save fails, the previous order is restored.
 */
export function useChildOrder<H extends Holder>(kind: H, record: Whole[H], own: string[]) {
  const save = useSaveChildren(kind, String(record._id));
  const notifyFailure = useNotifyFailure();
  const [moved, setMoved] = useState<Moved>();
  const ids = moved && (moved.read === undefined || moved.read === record) ? mergeOrder(own, moved.ids) : own;
  const latest = useRef({ ids, record });
  latest.current = { ids, record };
  const wanted = useRef<string[]>(undefined);
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    while (wanted.current) {
      const order = wanted.current;
      wanted.current = undefined;
      try {
        await save(now => mergeOrder(now, order));
        if (!wanted.current) setMoved({ ids: order, read: latest.current.record });
      } catch (error) {
        if (wanted.current) continue;
        setMoved(undefined);
        notifyFailure(error, { text: 'children.order.error' });
      }
    }
    busy.current = false;
  }, [save, notifyFailure]);

  /** Moves an id to the index `to`. */
  const move = useCallback(
    (id: string, to: number) => {
      const order = movedTo(latest.current.ids, id, to);
      wanted.current = order;
      latest.current.ids = order;
      setMoved({ ids: order, saving: id });
      void send();
    },
    [send],
  );
  return { ids, saving: moved?.saving, move };
}

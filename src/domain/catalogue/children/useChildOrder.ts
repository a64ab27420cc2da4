import { useCallback, useRef, useState } from 'react';
import { useNotifyFailure } from '../../../ui/failure/useNotifyFailure.ts';
import type { Whole } from '../kinds.ts';
import type { Holder } from './holders.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Ids in a wanted order: those that are gone by now are left out, those that have come meanwhile stand behind. */
export function mergeOrder(now: readonly string[], wanted: readonly string[]): string[] {
  const [here, known] = [new Set(now), new Set(wanted)];
  return [...wanted.filter(id => here.has(id)), ...now.filter(id => !known.has(id))];
}

/** The ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter(one => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

interface Moved {
  ids: string[];
  /** What was moved last; its order is on its way. */
  saving?: string | undefined;
  /** The record as it stood when the order was confirmed: once it is read again, it says the order itself. */
  read?: unknown;
}

/**
 * The order of what a record holds, shown as soon as it is changed. It is saved in turn, and what was moved while a save
 * was on its way by one more: the newest order wins. Where that fails, the order is as before.
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

  /** Puts one at another place, counted from 0. */
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

import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { noting } from '../journal/noting.ts';
import { useSay } from './useSay.ts';

/** How long a banner offers to take a change back, milliseconds. */
const OFFER = 5_000;

/** What a banner has besides its words: how to take back what it tells. */
export interface Offer {
  undo?: (() => Promise<unknown>) | undefined;
}

/**
 * Says what was done and offers the inverse for five seconds: `offerUndo(text, () => putBack(), back)`. `back` names what is
 * there again; it is said where `putBack` answers anything but undefined or false, its way to tell that it failed. What
 * the platform knows nothing of is no deed of the journal.
 */
export function useUndo(isDeed = true) {
  const notify = useNotify();
  const say = useSay();
  return useCallback(
    (text: string, putBack: () => Promise<unknown>, back?: string) => {
      const undo = async () => {
        const done = await putBack();
        const isDone = done !== undefined && done !== false;
        if (back && isDone) say(back, 'success');
        return isDone;
      };
      const offer: Offer = { undo: (isDeed && noting.offered?.(undo)) || undo };
      notify(text, { type: 'success', autoHideDuration: OFFER, messageArgs: { _: text }, ...offer });
    },
    [isDeed, notify, say],
  );
}

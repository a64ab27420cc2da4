import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { TextKey } from '../ui/useText.ts';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useTellFailure } from './useTellFailure.ts';

/** Success banners hide after this long (spec 1 §9), milliseconds. */
export const BANNER = 2000;

interface Act {
  /** Said when it worked. */
  success?: TextKey;
  /** Said, with the server's own sentence, when it did not. */
  failure?: TextKey;
  /** Said instead where the platform refused (400) with a sentence of its own, `%{message}`. */
  refused?: TextKey;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
}

/**
 * Does: performs a documented call, says how it went; what it changes is read again. A second click while the first is
 * on its way does nothing. Nothing is sent again by itself: after a lost answer it is read how things are.
 * `act` answers the reply, or undefined where it failed (and has been told).
 */
export function useAct<E extends AnyEndpoint>(endpoint: E, { success, failure, refused, banner = BANNER }: Act) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const busy = useRef(false);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (ask: Ask<E>) => call(endpoint, ask), retry: false });

  async function act(ask: Ask<E>): Promise<{ reply: ReplyOf<E> } | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const reply = await mutateAsync(ask);
      if (success) notify(success, { type: 'success', autoHideDuration: banner });
      return { reply };
    } catch (error) {
      tellFailure(error, { text: failure, refused });
      return undefined;
    } finally {
      busy.current = false;
    }
  }
  return { act, pending: isPending };
}

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import type { Gaps, TextKey } from '../ui/useText.ts';
import { BANNER } from './useSay.ts';
import { useTellFailure, type FailureText } from './useTellFailure.ts';

interface Outcome {
  /** Said when it worked; `act` and `once` are given what fills its gaps. */
  success?: TextKey;
  /** Said, with the server's own sentence, when it did not. */
  failure?: FailureText;
  /** Said instead where the platform refused (400) with a sentence of its own, `%{message}`. */
  refused?: TextKey;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
  /** Where a failure is told otherwise than by a banner. */
  tell?: ((error: unknown) => void) | undefined;
}

/**
 * Does a thing once and says how it went: a second click while the first is on its way does nothing, and nothing is sent
 * again by itself. `what` tells the things apart that may be asked for beside each other: they are done one after the
 * other. `once` answers what was done, or undefined where it failed (and has been told).
 */
export function useOnce({ success, failure, refused, banner = BANNER, tell }: Outcome) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const busy = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(undefined);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (doing: () => Promise<unknown>) => doing() });

  async function once<T>(doing: () => Promise<T>, what = '', gaps?: Gaps): Promise<T | undefined> {
    if (busy.current.has(what)) return undefined;
    busy.current.add(what);
    const before = last.current;
    const mine = mutateAsync(async () => {
      await before;
      return doing();
    });
    last.current = mine.catch(() => {});
    try {
      const done = (await mine) as T;
      if (success) notify(success, { type: 'success', autoHideDuration: banner, messageArgs: gaps });
      return done;
    } catch (error) {
      if (tell) tell(error);
      else tellFailure(error, { text: failure, refused });
      return undefined;
    } finally {
      busy.current.delete(what);
    }
  }
  return { once, pending: isPending };
}

/** Performs a documented call in that way; what it changes is read again. `act` answers the reply, or undefined where it failed. */
export function useAct<E extends AnyEndpoint>(endpoint: E, outcome: Outcome) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { once, pending } = useOnce(outcome);
  const act = (ask: Ask<E>, gaps?: Gaps): Promise<{ reply: ReplyOf<E> } | undefined> =>
    once(async () => ({ reply: await call(endpoint, ask) }), JSON.stringify(ask), gaps);
  return { act, pending };
}

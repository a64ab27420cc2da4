import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { Gaps, TextKey } from '../ui/useText.ts';
import { BANNER } from './useSay.ts';
import { useTellFailure, type FailureText } from './useTellFailure.ts';

/** A button that flips ignores presses for this long after its label has changed, milliseconds. */
const SETTLES = 500;

export interface Outcome {
  /** Said when it worked; `run` is given what fills its gaps. */
  success?: TextKey;
  /** Said, with the server's own sentence, when it did not. */
  failure?: FailureText;
  /** Said instead where the platform refused (400) with a sentence of its own, `%{message}`. */
  refused?: TextKey;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
  /** Where a failure is told otherwise than by a banner. */
  tell?: ((error: unknown) => void) | undefined;
  /** The state that the label shows and each action reverses: a second press must not reverse the first. */
  flips?: boolean;
}

/**
 * Runs an action once and says how it went: presses while it is on its way do nothing, and nothing is sent again by itself.
 * `key` separates actions that may be asked for beside each other: they run one after the other. `run` answers the action's
 * result, or undefined where it failed (and has been told). An action that needs a question runs within it: `send` of `useConfirm`.
 */
export function useAction({ success, failure, refused, banner = BANNER, tell, flips }: Outcome) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const busy = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(undefined);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (doing: () => Promise<unknown>) => doing() });
  const label = useRef({ flips, settled: 0 });
  useLayoutEffect(() => {
    if (label.current.flips !== flips) label.current = { flips, settled: performance.now() + SETTLES };
  }, [flips]);

  async function run<T>(doing: () => Promise<T>, key = '', gaps?: Gaps): Promise<T | undefined> {
    if (busy.current.has(key) || performance.now() < label.current.settled) return undefined;
    busy.current.add(key);
    const before = last.current;
    const mine = mutateAsync(async () => {
      await before;
      return doing();
    });
    last.current = mine.catch(() => {});
    try {
      const done = (await mine) as T;
      // The new label may be drawn later.
      if (flips !== undefined) label.current.settled = performance.now() + SETTLES;
      if (success) notify(success, { type: 'success', autoHideDuration: banner, messageArgs: gaps });
      return done;
    } catch (error) {
      if (tell) tell(error);
      else tellFailure(error, { text: failure, refused });
      return undefined;
    } finally {
      busy.current.delete(key);
    }
  }
  return { run, pending: isPending };
}

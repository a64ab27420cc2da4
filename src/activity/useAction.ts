import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import { resultOrThrow, type WriteResult } from '../data/writes.ts';
import { type FailureText } from '../ui/failure/failureText.ts';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS } from '../ui/failure/useNotifyText.ts';
import type { Gaps, TextKey } from '../ui/useText.ts';
import type { Action, AnyEndpointAction } from './action.ts';
import { attemptAction } from './performAction.ts';
import { useUndoOffer, type UndoOffer } from './useUndoOffer.ts';

/** A toggle button ignores presses for this long after its label has changed, milliseconds. */
const TOGGLE_DELAY = 500;

export interface ActionTexts {
  success?: TextKey;
  failure?: FailureText | undefined;
  /** Replaces `failure` if the platform refused (400) with a message of its own, `%{message}`. */
  refused?: TextKey | undefined;
  /** Texts after a lost reply: the write was applied, was not, or could not be verified. Without texts, the last two are failures. */
  lost?: { done: TextKey; notDone?: TextKey; unknown?: TextKey } | undefined;
  /** Duration of the success banner, milliseconds. */
  banner?: number;
  /** Shows a failure elsewhere than in a banner. */
  tell?: ((error: unknown) => void) | undefined;
  /** The state that the label shows and that each run toggles. A double click toggles it once. */
  flips?: boolean;
}

/** Undo in the success banner. The default inverse is the one of the action. */
type OwnUndo = Omit<UndoOffer, 'inverse' | 'local'> & Partial<Pick<UndoOffer, 'inverse'>>;

interface RunOptions<Reply> {
  /** Fills the placeholders of `success` and `lost`. */
  interpolation?: Gaps | undefined;
  undo?: OwnUndo | ((reply: Reply) => OwnUndo | undefined) | undefined;
}

const isEndpointAction = (action: object): action is AnyEndpointAction => 'rule' in action;

/**
 * Runs an action and notifies of its result. A run with the same key as a pending one does nothing; other runs wait for it.
 * After a lost reply nothing is sent again: `isDone` of the action verifies the write. `run` resolves to undefined if the action
 * failed and the failure was shown. An action that needs confirmation runs in `send` of `useConfirm`.
 */
export function useAction<Args = void, Reply = unknown>(
  action: Action<Args, Reply>,
  { success, failure, refused, lost, banner = AUTO_HIDE_MS, tell, flips }: ActionTexts = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const offerUndo = useUndoOffer();
  const notifyFailure = useNotifyFailure();
  const busy = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(undefined);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (task: () => Promise<unknown>) => task() });
  const label = useRef({ flips, settled: 0 });
  useLayoutEffect(() => {
    if (label.current.flips !== flips) label.current = { flips, settled: performance.now() + TOGGLE_DELAY };
  }, [flips]);

  async function perform(
    args: Args,
    interpolation: Gaps | undefined,
  ): Promise<WriteResult<Reply> | undefined> {
    const outcome = await attemptAction(action, args, dataProvider);
    if (outcome.status === 'replied') return resultOrThrow(outcome);
    const isDone = outcome.status === 'confirmed';
    const text = isDone ? (lost?.done ?? 'ui.lost.saved') : lost?.[outcome.status];
    if (!text) throw outcome.error;
    notify(text, { type: isDone ? 'warning' : 'error', autoHideDuration: null, messageArgs: interpolation });
    return isDone ? resultOrThrow(outcome) : undefined;
  }

  const ownInverse = async (args: Args, reply: unknown) => {
    const { inverseCalls, undoCalls } = await import('./journal/undoCalls.ts');
    return isEndpointAction(action) && undoCalls(inverseCalls(action, args as object, reply), dataProvider);
  };

  async function run(
    args: Args,
    { interpolation, undo }: RunOptions<Reply> = {},
  ): Promise<WriteResult<Reply> | undefined> {
    const key = action.key?.(args) ?? JSON.stringify(args) ?? '';
    if (busy.current.has(key) || performance.now() < label.current.settled) return undefined;
    busy.current.add(key);
    const previous = last.current;
    const current = mutateAsync(async () => {
      await previous;
      return perform(args, interpolation);
    });
    last.current = current.catch(() => {});
    try {
      const done = (await current) as WriteResult<Reply> | undefined;
      if (!done || done.confirmed) return done;
      // The new label may render later.
      if (flips !== undefined) label.current.settled = performance.now() + TOGGLE_DELAY;
      const offer = typeof undo === 'function' ? undo(done.reply as Reply) : undo;
      if (offer) offerUndo({ failure, refused, inverse: () => ownInverse(args, done.reply), ...offer });
      else if (success)
        notify(success, { type: 'success', autoHideDuration: banner, messageArgs: interpolation });
      return done;
    } catch (error) {
      if (tell) tell(error);
      else notifyFailure(error, { text: failure, refused });
      return undefined;
    } finally {
      busy.current.delete(key);
    }
  }
  return { run, pending: isPending };
}

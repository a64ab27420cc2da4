import { useCallback, useContext } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import { type FailureText } from '../ui/failure/failureText.ts';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import { useNotifyText } from '../ui/failure/useNotifyText.ts';
import type { TextKey } from '../ui/useText.ts';
import type { Invocation } from './action.ts';
import { ActivityContext } from './ActivityContext.ts';

/** How long a banner offers Undo, milliseconds. */
const OFFERED = 5_000;

/** A success banner that offers Undo. */
export interface UndoOffer {
  text: string;
  /** Said once it is undone. */
  undone?: string | undefined;
  /** Said where Undo fails. */
  failure?: FailureText | undefined;
  refused?: TextKey | undefined;
  /** The calls that reverse it, or a function that does. It resolves to undefined or false if it failed and has notified. */
  inverse: readonly Invocation[] | (() => Promise<unknown>);
  /** It changes this device only: the journal has no entry of it. */
  local?: true;
}

/** What a banner has beside its text. */
export interface UndoAction {
  undo?: (() => Promise<unknown>) | undefined;
}

/** Says what was done and offers to undo it for five seconds; the journal undoes it in the same way while the page is open. */
export function useUndoOffer() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const activity = useContext(ActivityContext);
  const notify = useNotify();
  const notifyText = useNotifyText();
  const notifyFailure = useNotifyFailure();
  return useCallback(
    ({ text, undone, failure, refused, inverse, local }: UndoOffer) => {
      const perform = async () => {
        if (typeof inverse === 'function') return inverse();
        const { undoCalls } = await import('./journal/undoCalls.ts');
        return undoCalls(inverse, dataProvider);
      };
      const undo = async () => {
        try {
          const done = await perform();
          const isDone = done !== undefined && done !== false;
          if (undone && isDone) notifyText(undone, 'success');
          return isDone;
        } catch (error) {
          notifyFailure(error, { text: failure, refused });
          return false;
        }
      };
      const offer: UndoAction = { undo: local ? undo : activity.undoable(undo) };
      notify(text, { type: 'success', autoHideDuration: OFFERED, messageArgs: { _: text }, ...offer });
    },
    [activity, dataProvider, notify, notifyText, notifyFailure],
  );
}

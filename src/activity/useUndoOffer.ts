import { useCallback, useContext } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import { type FailureText } from '../ui/failure/failureText.ts';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import { useNotifyText } from '../ui/failure/useNotifyText.ts';
import type { TextKey } from '../ui/useText.ts';
import type { Invocation } from './action.ts';
import { ActivityContext } from './ActivityContext.ts';

/** Duration of a banner with Undo, milliseconds. */
const UNDO_DURATION = 5_000;

/** A success banner that offers Undo. */
export interface UndoOffer {
  text: string;
  /** The message after Undo. */
  undone?: string | undefined;
  /** The message if Undo fails. */
  failure?: FailureText | undefined;
  refused?: TextKey | undefined;
  /** The calls that reverse the write, or a function. It resolves to undefined or false if it has failed and notified. */
  inverse: readonly Invocation[] | (() => Promise<unknown>);
  /** Changes only this device, so the journal has no entry. */
  local?: true;
}

/** The Undo button of a banner. */
export interface UndoAction {
  undo?: (() => Promise<unknown>) | undefined;
}

/** Shows a success banner with Undo for five seconds. The journal offers the same Undo until the page is closed. */
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
      const offer: UndoAction = { undo: local ? undo : activity.registerUndo(undo) };
      notify(text, { type: 'success', autoHideDuration: UNDO_DURATION, messageArgs: { _: text }, ...offer });
    },
    [activity, dataProvider, notify, notifyText, notifyFailure],
  );
}

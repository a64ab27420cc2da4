import { useDataProvider, type RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { performAction } from '../../activity/performAction.ts';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { runBulk, type BulkResult, type BulkState } from '../../data/runBulk.ts';
import { failureText } from '../../ui/failure/failureText.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';

export interface BulkUndo<T> {
  /** The notification that offers Undo. */
  doneText(done: T[]): string;
  inverse: Action<T>;
  /** The notification after Undo, for the records that it restored. */
  undoneText(restored: T[]): string;
}

/** Offers to undo a bulk action, and notifies which records Undo restored and which it did not. */
export function useBulkUndo<T extends RaRecord>(nameOf: (record: T) => string) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const listed = useJoinNames();
  const notifyText = useNotifyText();
  const offerUndo = useUndoOffer();

  return (done: T[], { doneText, inverse, undoneText }: BulkUndo<T>) =>
    offerUndo({
      text: doneText(done),
      inverse: async () => {
        const results = new Map<T, BulkResult>();
        await runBulk(
          done,
          record => performAction(inverse, record, dataProvider),
          (record, result) => results.set(record, result),
          () => false,
        );
        // In the order of `done`, because the calls end in any order.
        const recordsIn = (state: BulkState) => done.filter(record => results.get(record)?.state === state);
        const [restored, failed] = [recordsIn('done'), recordsIn('failed')];
        if (restored.length) notifyText(undoneText(restored), 'success');
        const [first] = failed;
        if (!first) return true;
        const names = listed(failed.map(nameOf));
        notifyText(
          `${t('bulk.undoFailed', { names })} ${failureText(t, results.get(first)!.error)}`,
          'error',
        );
        return false;
      },
    });
}

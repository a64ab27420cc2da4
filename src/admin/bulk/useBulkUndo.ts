import { useDataProvider, type RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { performAction } from '../../activity/performAction.ts';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { runBulk, type BulkResult, type BulkState } from '../../data/runBulk.ts';
import { failureText } from '../../ui/failure/failureText.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';

export interface BulkUndo<T> {
  /** Said with the offer: what was done, to whom. */
  told(done: T[]): string;
  inverse: Action<T>;
  /** Said once it is as before. */
  undone(back: T[]): string;
}

/** Offers to take back what was done to many records, and says for how many that worked. */
export function useBulkUndo<T extends RaRecord>(nameOf: (record: T) => string) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const listed = useListed();
  const notifyText = useNotifyText();
  const offerUndo = useUndoOffer();

  return (done: T[], { told, inverse, undone }: BulkUndo<T>) =>
    offerUndo({
      text: told(done),
      inverse: async () => {
        const results = new Map<T, BulkResult>();
        await runBulk(
          done,
          record => performAction(inverse, record, dataProvider),
          (record, result) => results.set(record, result),
          () => false,
        );
        // In the order of the offer, whichever call ended first.
        const ended = (state: BulkState) => done.filter(record => results.get(record)?.state === state);
        const [back, failed] = [ended('done'), ended('failed')];
        if (back.length) notifyText(undone(back), 'success');
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

import { useDataProvider, useNotify, useTranslate, type Identifier } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { CallError } from '../platform/errors.ts';
import { BANNER } from '../calls/useAct.ts';
import { useTellFailure } from '../calls/useTellFailure.ts';
import { useConfirm } from '../ui/dialog/ConfirmProvider.tsx';
import type { TextKey } from '../ui/useText.ts';
import { Differences, differences, same } from './Differences.tsx';
import type { Saved } from './RecordForm.tsx';
import { sortErrors } from './sortErrors.ts';

type Values = Record<string, unknown>;

interface Saving {
  saved: TextKey;
  error: TextKey;
  /** Said instead of `error` where the platform refused with a sentence of its own. */
  refused?: TextKey;
  /** Labels of the fields, for showing what differs. */
  labels: Record<string, TextKey>;
  /** The record as it was read for the form. */
  record: Values;
  /** How the record is read again where its resource's own call is not for everybody. */
  read?(): Promise<Values>;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
}

/**
 * Saves changes to a record by a whole-entity update. The record is read again just before: what others changed since
 * the form was opened is kept, and where they changed what would be overwritten, it asks first (decision 17).
 */
export function useSaveRecord(resource: string, { saved, error: text, refused, labels, record, read, banner = BANNER }: Saving) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();

  const readNow = async (id: Identifier): Promise<Values> => (read ? read() : (await dataProvider.getOne(resource, { id })).data);

  /** After a lost answer nothing is sent again: it is read whether the changes are there now (decision 22). */
  const isSaved = async (error: unknown, id: Identifier, before: Values, changes: Values): Promise<boolean> => {
    if (!(error instanceof CallError) || error.status !== 0) return false;
    const now = await readNow(id).catch(() => undefined);
    // What is never read back, such as a password, cannot be looked for.
    const told = Object.keys(changes).filter(name => name in before);
    return now !== undefined && told.length > 0 && told.every(name => same(now[name], changes[name]));
  };

  const attempt = async (id: Identifier, changes: Values, opened: Values): Promise<boolean> => {
    const now = await readNow(id);
    const theirs = differences(opened, now, changes, labels);
    if (
      theirs.length > 0 &&
      !(await confirm({
        title: t('ui.conflict.title'),
        text: <Differences rows={theirs} />,
        confirm: t('ui.conflict.overwrite'),
      }))
    )
      return false;
    try {
      await dataProvider.update(resource, { id, data: { ...now, ...changes }, previousData: { ...record, id } });
    } catch (error) {
      if (!(await isSaved(error, id, now, changes))) throw error;
      notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      return true;
    }
    notify(saved, { type: 'success', autoHideDuration: banner });
    return true;
  };

  return async (id: Identifier, changes: Values, opened: Values): Promise<Saved> => {
    try {
      // The platform refused a version that was overtaken between reading and saving: once more, on what is there now.
      const done = await attempt(id, changes, opened).catch(error => {
        if (error instanceof CallError && error.status === 409) return attempt(id, changes, opened);
        throw error;
      });
      if (!done) return false;
      return true;
    } catch (error) {
      const { known, rest } = sortErrors(error, labels);
      if (rest) tellFailure(error, { text, refused });
      return known;
    }
  };
}

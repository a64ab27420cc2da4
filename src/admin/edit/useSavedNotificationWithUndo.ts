import { useNotify, useResourceContext, type RaRecord } from 'react-admin';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { ConflictError } from '../../data/failures.ts';
import type { FailureText, FailureTexts } from '../../ui/failure/failureText.ts';
import { useRecordName } from '../../ui/useRecordName.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import type { EditedForm, EditedFormRef } from '../form/EditedFormContext.ts';
import { draftable } from '../form/formValues.ts';
import { wholeRecord, type RecordPart } from './RecordPart.ts';
import { useFailureTexts } from './useFailureNotification.ts';
import { useSavedNotification, type SafeUpdate, type SavedChange } from './useSafeUpdate.tsx';
import type { SuccessNotification } from './useSuccessNotification.ts';

interface Options {
  form: EditedFormRef;
  /** Saves the previous values when the user undoes the save. */
  update: SafeUpdate;
  notification: SuccessNotification | undefined;
  /** Defaults to the complete record. */
  part?: RecordPart;
  /** A text with `%{name}`. Defaults to the resource's. */
  successMessage?: TextKey | undefined;
  /** The notification that the save was undone. Without it, Undo is not offered. */
  undoneMessage?: TextKey | undefined;
  /** Defaults to the resource's texts. */
  errorMessage?: FailureText | undefined;
  /** Defaults to the record's representation. */
  nameOf?: ((record: object) => string) | undefined;
}

/** Whether Undo cannot restore a changed field, because it is a secret, which is never read. */
const hasLostField = (form: EditedForm | undefined, changes: SavedChange['changes']) =>
  Object.entries(changes).some(([name, value]) => {
    const rule = form?.definition?.fields[name];
    return rule !== undefined && draftable(rule, value) === undefined;
  });

/**
 * Returns a function that notifies of a save and offers Undo. Undo saves the previous values with the same `update`, unless another user
 * has changed these fields since. Undo is not offered after a lost reply, or if a changed field cannot be restored.
 */
export function useSavedNotificationWithUndo({
  form,
  update,
  notification,
  part = wholeRecord,
  successMessage,
  undoneMessage,
  errorMessage,
  nameOf: customNameOf,
}: Options) {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const notify = useNotify();
  const offerUndo = useUndoOffer();
  const recordName = useRecordName(resource);
  const nameOf = customNameOf ?? recordName;
  const notifySaved = useSavedNotification(false, notification);
  const getFailureTexts = useFailureTexts('save');
  const message = successMessage ?? (`resources.${resource}.notifications.updated` as TextKey);

  const restoreValues = async (saved: RaRecord, prior: SavedChange['prior']) => {
    try {
      await update(resource, { id: saved.id, data: { ...saved, ...prior }, previousData: saved });
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      notify('ui.notUndone', {
        type: 'warning',
        autoHideDuration: null,
        messageArgs: { name: nameOf(error.current) },
      });
      return false;
    }
  };
  return (saved: RaRecord, change: SavedChange | undefined) => {
    const record = change?.record ?? saved;
    const name = nameOf(record);
    const isUndoable =
      change &&
      !change.confirmed &&
      Object.keys(change.changes).length > 0 &&
      !hasLostField(form.current, change.changes);
    if (!isUndoable || !undoneMessage) return notifySaved(record, change, { message, name });
    const failure: FailureTexts = errorMessage ? { text: errorMessage } : getFailureTexts();
    offerUndo({
      text: t(message, { name }),
      undone: t(undoneMessage, { name: nameOf(part.set(record, change.prior, saved)) }),
      failure: failure.text,
      refused: failure.refused,
      inverse: () => restoreValues(saved, change.prior),
    });
  };
}

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
  /** Saves the former values when the save is undone. */
  update: SafeUpdate;
  notification: SuccessNotification | undefined;
  /** By default the whole record. */
  part?: RecordPart;
  /** By default the resource's text, with `%{name}`. */
  successMessage?: TextKey | undefined;
  /** The message that the save was undone. Without it no Undo is offered. */
  undoneMessage?: TextKey | undefined;
  /** By default the resource's texts. */
  errorMessage?: FailureText | undefined;
  /** By default the record's representation. */
  nameOf?: ((record: object) => string) | undefined;
}

/** Whether Undo cannot restore a changed field: a secret is never read. */
const hasLostField = (form: EditedForm | undefined, changes: SavedChange['changes']) =>
  Object.entries(changes).some(([name, value]) => {
    const rule = form?.definition?.fields[name];
    return rule !== undefined && draftable(rule, value) === undefined;
  });

/**
 * Notifies of a save and offers to undo it. Undo saves the former values by the same `update`, unless another user changed these
 * fields since. No Undo is offered after a lost reply, or if a changed field cannot be restored.
 */
export function useSavedNotificationWithUndo({
  form,
  update,
  notification,
  part = wholeRecord,
  successMessage,
  undoneMessage,
  errorMessage,
  nameOf: ownNameOf,
}: Options) {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const notify = useNotify();
  const offerUndo = useUndoOffer();
  const recordName = useRecordName(resource);
  const nameOf = ownNameOf ?? recordName;
  const notifySaved = useSavedNotification(false, notification);
  const failureTextsOf = useFailureTexts('save');
  const message = successMessage ?? (`resources.${resource}.notifications.updated` as TextKey);

  const putBack = async (saved: RaRecord, prior: SavedChange['prior']) => {
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
    const failure: FailureTexts = errorMessage ? { text: errorMessage } : failureTextsOf();
    offerUndo({
      text: t(message, { name }),
      undone: t(undoneMessage, { name: nameOf(part.set(record, change.prior, saved)) }),
      failure: failure.text,
      refused: failure.refused,
      inverse: () => putBack(saved, change.prior),
    });
  };
}

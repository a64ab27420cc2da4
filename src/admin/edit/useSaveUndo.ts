import { useNotify, useResourceContext, type RaRecord } from 'react-admin';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { ConflictError } from '../../client/failures.ts';
import { keepable } from '../../forms/rules.ts';
import type { FailureTexts } from '../../ui/failure/failureText.ts';
import type { EditedForm } from '../form/EditedFormContext.ts';
import type { SafeUpdate, SavedChange } from './useSafeUpdate.tsx';

interface SaveUndo {
  text: string;
  undone: string;
  failure: FailureTexts;
  /** The name of a record, for the message that it was not undone. */
  nameOf(record: object): string;
}

/** The fields that cannot be put back: a secret is never read. */
const isLostBy = (form: EditedForm | undefined, changes: Readonly<Record<string, unknown>>) =>
  Object.entries(changes).some(([name, value]) => {
    const rule = form?.stated?.fields[name];
    return rule !== undefined && keepable(rule, value) === undefined;
  });

/**
 * Returns a function that offers to undo a save, and whether it did. Undo puts the former values back by the same `update`, unless
 * another user changed these fields since.
 */
export function useSaveUndo(update: SafeUpdate) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const offerUndo = useUndoOffer();
  return (
    saved: RaRecord,
    { prior, changes }: SavedChange,
    form: EditedForm | undefined,
    { text, undone, failure, nameOf }: SaveUndo,
  ): boolean => {
    if (!Object.keys(changes).length || isLostBy(form, changes)) return false;
    const putBack = async () => {
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
    offerUndo({ text, undone, failure: failure.text, refused: failure.refused, inverse: putBack });
    return true;
  };
}

import { useContext } from 'react';
import {
  EditBase,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { ConflictError } from '../../client/failures.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { keepableAll } from '../../forms/rules.ts';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useRecordName } from '../../ui/useRecordName.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { EditedFormContext } from '../form/EditedFormContext.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import { useInlineEdit } from '../list/InlineEditProvider.tsx';
import { useResourceText } from '../list/useResourceText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useFailureTexts } from './useFailureNotification.ts';
import { useSafeUpdate, useSavedNotification, type SavedChange } from './useSafeUpdate.tsx';
import type { SuccessNotification } from './useSuccessNotification.ts';

type Props = Pick<FormProps, 'children' | 'className' | 'draft' | 'fields'> & {
  notification?: SuccessNotification;
};

const NOT_READ = { enabled: false, onError() {} };

/**
 * The form of a row, for the prop `inlineEdit` of a list. It saves as `Edit` does without reading the record first, closes after
 * the save, and offers Undo if the resource has the text `notifications.undone`.
 */
export function InlineEditForm(given: Props) {
  const { notification, ...form } = useDefaultProps('InlineEditForm', given);
  const t = useText();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { close } = useInlineEdit();
  const unsaved = useContext(UnsavedContext);
  const nameOf = useRecordName(resource);
  const { mutationFn, onError, changeOf, form: stated, setForm } = useSafeUpdate();
  const notifySaved = useSavedNotification(false, notification);
  const offerUndo = useUndoneOffer();
  if (!record) return null;
  const onSuccess = (saved: RaRecord) => {
    const change = changeOf(saved);
    const isWhole =
      change && stated.current && isSame(keepableAll(stated.current.fields, change.changes), change.changes);
    if (!change || change.confirmed || !isWhole || !offerUndo(saved, change)) notifySaved(saved, change);
    // Input typed during the save is still unsaved.
    if (!unsaved.any()) close();
  };
  return (
    <EditBase
      disableAuthentication
      id={record.id}
      mutationMode="pessimistic"
      mutationOptions={{ mutationFn, onError, onSuccess }}
      queryOptions={{ ...NOT_READ, initialData: record } as object}
      redirect={false}
    >
      <EditedFormContext value={setForm}>
        <Form
          noValidate
          record={record}
          label={t('ui.editName', { name: nameOf(record) })}
          cancel={close}
          {...form}
        />
      </EditedFormContext>
    </EditBase>
  );
}

const isSame = (kept: object, all: object) => {
  const count = Object.keys(all).length;
  return count > 0 && Object.keys(kept).length === count;
};

/** Offers to undo a save, unless another user changed the same fields since. Returns whether the resource has a text for it. */
function useUndoneOffer() {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const textOf = useResourceText();
  const failureTextsOf = useFailureTexts('save');
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const offerUndo = useUndoOffer();
  const nameOf = useRecordName(resource);
  return (saved: RaRecord, { prior }: SavedChange): boolean => {
    const undone = textOf('notifications.undone', '');
    if (!undone) return false;
    const putBack = async () => {
      try {
        await dataProvider.update(resource, {
          id: saved.id,
          data: { ...saved, ...prior },
          previousData: saved,
        });
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
    const failed = failureTextsOf();
    offerUndo({
      text: t(`resources.${resource}.notifications.updated` as TextKey, { name: nameOf(saved) }),
      undone: t(undone, { name: nameOf({ ...saved, ...prior }) }),
      failure: failed.text,
      refused: failed.refused,
      inverse: putBack,
    });
    return true;
  };
}

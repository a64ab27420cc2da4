import { EditBase, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useRecordName } from '../../ui/useRecordName.ts';
import { useText } from '../../ui/useText.ts';
import { EditedFormContext, useEditedForm } from '../form/EditedFormContext.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import { useInlineEdit } from '../list/InlineEditProvider.tsx';
import { useResourceText } from '../list/useResourceText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useSafeUpdate } from './useSafeUpdate.tsx';
import { useSavedNotificationWithUndo } from './useSavedNotificationWithUndo.ts';
import type { SuccessNotification } from './useSuccessNotification.ts';

type Props = Pick<FormProps, 'children' | 'className' | 'draft' | 'fields'> & {
  notification?: SuccessNotification;
};

const NO_QUERY = { enabled: false, onError() {} };

/**
 * The form of a row, for the prop `inlineEdit` of a list. It edits the row's record without reading it first, saves as `Edit` does,
 * closes after the save, and offers Undo if the resource has the text `notifications.undone`.
 */
export function InlineEditForm(inProps: Props) {
  const { notification, ...form } = useDefaultProps('InlineEditForm', inProps);
  const t = useText();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { closeForm } = useInlineEdit();
  const nameOf = useRecordName(resource);
  const [formRef, setForm] = useEditedForm();
  const { mutationFn, onError, getSavedChange, update } = useSafeUpdate({ form: formRef });
  const textOf = useResourceText();
  const notifySaved = useSavedNotificationWithUndo({
    form: formRef,
    update,
    notification,
    undoneMessage: textOf('notifications.undone', ''),
  });
  if (!record) return null;
  const onSuccess = (saved: RaRecord) => {
    notifySaved(saved, getSavedChange(saved));
    if (!formRef.current?.hasChangedDuringSave()) closeForm();
  };
  return (
    <EditBase
      disableAuthentication
      id={record.id}
      mutationMode="pessimistic"
      mutationOptions={{ mutationFn, onError, onSuccess }}
      queryOptions={{ ...NO_QUERY, initialData: record } as object}
      redirect={false}
    >
      <EditedFormContext value={setForm}>
        <Form
          noValidate
          record={record}
          label={t('ui.editName', { name: nameOf(record) })}
          cancel={closeForm}
          {...form}
        />
      </EditedFormContext>
    </EditBase>
  );
}

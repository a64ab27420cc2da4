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
  const nameOf = useRecordName(resource);
  const [edited, setForm] = useEditedForm();
  const { mutationFn, onError, changeOf, update } = useSafeUpdate({ form: edited });
  const textOf = useResourceText();
  const tellSaved = useSavedNotificationWithUndo({
    form: edited,
    update,
    notification,
    undoneMessage: textOf('notifications.undone', ''),
  });
  if (!record) return null;
  const onSuccess = (saved: RaRecord) => {
    tellSaved(saved, changeOf(saved));
    if (!edited.current?.isTypedSince()) close();
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

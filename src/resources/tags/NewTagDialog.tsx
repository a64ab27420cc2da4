import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';

/** The add popup takes a name only (spec 1 §2). */
export default function NewTagDialog({ close }: { close(): void }) {
  const t = useText();
  const create = useCreateRecord(tagNameForm, {
    unique: 'tagName',
    added: 'resources.tags.notifications.created',
    error: 'resources.tags.saveError',
    refused: 'resources.tags.saveErrorMessage',
  });
  return (
    <FormDialog title={t('resources.tags.page.create')} close={close}>
      <RecordForm
        form={tagNameForm}
        name="tag:new"
        label={t('resources.tags.page.create')}
        save={create}
        done={close}
        cancel={close}
      >
        <TextInput<TagValues> source="tagName" autoFocus autoComplete="off" />
        <SaveButtons submit={t('resources.tags.action.add')} />
      </RecordForm>
    </FormDialog>
  );
}

import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';

/** The add popup takes a name only (spec 1 §2). */
export default function NewTagDialog({ close }: { close(): void }) {
  const t = useText();
  const create = useCreateRecord(tagNameForm, {
    unique: 'tagName',
    added: 'tags.added',
    error: 'tags.saveError',
    refused: 'tags.saveErrorMessage',
  });
  return (
    <Modal title={t('names.tags.new')} close={close}>
      <RecordForm
        form={tagNameForm}
        draft="tag:new"
        label={t('names.tags.new')}
        save={create}
        done={close}
        cancel={close}
      >
        <TextInput<TagValues> source="tagName" autoFocus autoComplete="off" />
        <SaveButtons submit={t('tags.add')} />
      </RecordForm>
    </Modal>
  );
}

import { useDataProvider } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { tags, type Tag } from '../../platform/tags.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { useText } from '../../ui/useText.ts';
import { tagNameField } from './tagFields.ts';

/** The add popup takes a name only (spec 1 §2). */
export default function NewTagDialog({ close }: { close(): void }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const create = useCreateRecord<Tag, Tag>({
    resource: 'tags',
    fields: tagNameField,
    create: ({ tagName }) => call(tags.create, { body: { tagName } }),
    isThere: async ({ tagName }) => {
      const reply = await call(tags.list, { query: { page: 1, pageSize: 0, query: tagName } });
      return readList<Tag>(reply).data.some(tag => tag.tagName === tagName);
    },
    said: () => ({ text: 'tags.added' }),
    error: 'tags.saveError',
    refused: 'tags.saveErrorMessage',
  });
  return (
    <Modal title={t('tags.new')} close={close}>
      <RecordForm fields={tagNameField} values={{}} draft="tag:new" label={t('tags.new')} save={values => create(values as Tag)} done={close} cancel={close}>
        <TextField source="tagName" label={t('tags.field.tagName')} autoFocus autoComplete="off" />
        <SaveButtons submit={t('tags.add')} />
      </RecordForm>
    </Modal>
  );
}

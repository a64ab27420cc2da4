import {
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from '../../admin/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { tagForm, type TagRecord, type TagValues } from './tagForm.ts';
import styles from './tags.module.css';

export default function TagEdit() {
  return (
    <Edit<TagRecord> resource="tags" actions={<DeleteButton />} className={`panel ${styles.panel}`}>
      <TagFacts />
      <SimpleForm fields={tagForm} draft="tag" toolbar={formToolbar}>
        <TextInput<TagValues> source="tagName" autoComplete="off" />
        <TextInput<TagValues> source="helpInfo" autoComplete="off" />
      </SimpleForm>
    </Edit>
  );
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

function TagFacts() {
  const t = useText();
  const tag = useRecordContext<TagRecord>();
  return (
    <>
      <p className="secondary numbers">
        {t('resources.tags.maps', { count: formatCount(tag?.numberOfMapsTagged ?? 0) })}
      </p>
      <p className="row">
        <span className="secondary">{t('resources.tags.fields.id')}</span>
        <span className="mono">{tag?.id}</span>
        <CopyButton text={String(tag?.id)} name={t('resources.tags.fields.id')} />
      </p>
    </>
  );
}

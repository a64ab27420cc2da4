import { useNavigate, useParams } from 'react-router-dom';
import { useRemove } from '../../activity/useRemove.tsx';
import { RecordPage } from '../../calls/RecordPage.tsx';
import { useRecord } from '../../calls/useRecord.ts';
import { FollowRecord } from '../../forms/FollowRecord.tsx';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { count } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { thenGo } from '../../ui/thenGo.ts';
import { useText } from '../../ui/useText.ts';
import { tagForm, type TagValues } from './tagForm.ts';
import type { TagRecord } from './tagRecord.ts';
import styles from './tags.module.css';
import { useSaveTag } from './useSaveTag.ts';

/** Stands in for a tag that is still to be read. */
const awaitedTag: TagRecord = { id: '', _id: '', tagName: '', helpInfo: '' };

export default function TagInfo() {
  const t = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: tag, error, refetch } = useRecord<TagRecord>('tags', id);
  const remove = useRemove<TagRecord>('tags', 'resources.tags.deleteError');
  return (
    <RecordPage
      record={tag}
      awaited={awaitedTag}
      error={error}
      retry={refetch}
      title={tag?.tagName ?? t('resources.tags.name', { smart_count: 2 })}
      trail={[{ label: t('resources.tags.name', { smart_count: 2 }), to: paths.tags }]}
      loadError="resources.tags.loadError"
      noSuch="resources.tags.noSuch"
      refusal="failure.forbidden"
      actions={tag => (
        <Button danger onClick={() => thenGo(remove(tag), () => navigate(paths.tags))}>
          {t('ui.delete')}
        </Button>
      )}
    >
      {tag => <TagPanel key={tag.id} tag={tag} />}
    </RecordPage>
  );
}

function TagPanel({ tag }: { tag: TagRecord }) {
  const t = useText();
  const save = useSaveTag(tag);
  return (
    <div className={`panel ${styles.panel}`}>
      <p className="secondary numbers">
        {t('resources.tags.maps', { count: count(tag.numberOfMapsTagged ?? 0) })}
      </p>
      <p className="row">
        <span className="secondary">{t('resources.tags.fields.id')}</span>
        <span className="mono">{tag.id}</span>
        <CopyButton text={String(tag.id)} name={t('resources.tags.fields.id')} />
      </p>
      <RecordForm form={tagForm} values={tag} name={`tag:${tag.id}`} label={tag.tagName} save={save}>
        <FollowRecord record={tag} />
        <TextInput<TagValues> source="tagName" autoComplete="off" />
        <TextInput<TagValues> source="helpInfo" autoComplete="off" />
        <SaveButtons />
      </RecordForm>
    </div>
  );
}

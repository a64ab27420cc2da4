import { useRecordContext } from 'react-admin';
import { useInlineEdit } from '../../admin/index.ts';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SavePictures } from '../../forms/SavePictures.tsx';
import { useEditedPlace } from '../../lists/EditedPlace.ts';
import { InPlaces } from '../../lists/InPlaces.tsx';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';
import type { TagRecord } from './tagRecord.ts';
import styles from './tags.module.css';
import { useSaveTag } from './useSaveTag.ts';

/** A tag's name edited in its place: Enter saves, Escape cancels. */
export default function TagRowForm() {
  const tag = useRecordContext<TagRecord>();
  return tag ? <NameForm tag={tag} /> : null;
}

function NameForm({ tag }: { tag: TagRecord }) {
  const t = useText();
  const { close } = useInlineEdit();
  const save = useSaveTag(tag, true);
  const inRow = useEditedPlace()?.columns !== undefined;
  return (
    <RecordForm
      label={t('ui.editName', { name: tag.tagName })}
      className={inRow ? undefined : styles.rowForm}
      form={tagNameForm}
      values={tag}
      name={`tag:${tag.id}`}
      save={save}
      done={close}
      cancel={close}
    >
      {inRow ? (
        <InPlaces
          inputs={{ tagName: <TextInput<TagValues> source="tagName" autoFocus autoComplete="off" /> }}
          pictures={<SavePictures />}
          words={null}
        />
      ) : (
        <TextInput<TagValues>
          source="tagName"
          className={`input small ${styles.name}`}
          autoFocus
          autoComplete="off"
          hint={t('ui.enterSaves', { enter: 'Enter', escape: 'Esc' })}
          wrap={input => (
            <span className={styles.line}>
              {input}
              <SavePictures />
            </span>
          )}
        />
      )}
    </RecordForm>
  );
}

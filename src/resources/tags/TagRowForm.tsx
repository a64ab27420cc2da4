import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { IconButton } from '../../ui/IconButton.tsx';
import { useCancel } from '../../forms/FormContext.ts';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './tags.module.css';
import type { TagRecord } from './tagColumns.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';
import { useSaveTag } from './useSaveTag.ts';

/** A tag's name edited in its place: Enter saves, Escape cancels. */
export default function TagRowForm({ tag, close }: { tag: TagRecord; close(): void }) {
  const t = useText();
  const save = useSaveTag(tag, true);
  return (
    <RecordForm
      label={t('ui.editName', { name: tag.tagName })}
      className={styles.rowForm}
      form={tagNameForm}
      values={tag}
      draft={`tag:${tag.id}`}
      save={save}
      done={close}
      cancel={close}
    >
      <TextInput<TagValues>
        source="tagName"
        className={`input small ${styles.name}`}
        autoFocus
        autoComplete="off"
        hint={t('ui.enterSaves', { enter: 'Enter', escape: 'Esc' })}
        wrap={input => (
          <span className={styles.line}>
            {input}
            <IconButton type="submit" small label={t('ui.save')}>
              <CheckIcon />
            </IconButton>
            <CancelButton />
          </span>
        )}
      />
    </RecordForm>
  );
}

function CancelButton() {
  const t = useText();
  return (
    <IconButton small label={t('ui.cancel')} onClick={useCancel()}>
      <CloseIcon />
    </IconButton>
  );
}

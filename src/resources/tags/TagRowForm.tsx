import { InlineEditForm, SaveIconButtons, TextInput } from '../../admin/index.ts';
import { useEditedPlace } from '../../lists/EditedPlace.ts';
import { InPlaces } from '../../lists/InPlaces.tsx';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';
import styles from './tags.module.css';

/** Inline form for the name of a tag. Enter saves, Escape cancels. */
export default function TagRowForm() {
  const t = useText();
  const name = { source: 'tagName', autoFocus: true, autoComplete: 'off' } as const;
  return useEditedPlace()?.columns ? (
    <InlineEditForm fields={tagNameForm} draft="tag">
      <InPlaces
        inputs={{ tagName: <TextInput<TagValues> {...name} /> }}
        pictures={<SaveIconButtons />}
        words={null}
      />
    </InlineEditForm>
  ) : (
    <InlineEditForm fields={tagNameForm} draft="tag" className={styles.rowForm}>
      <TextInput<TagValues>
        {...name}
        className={`input small ${styles.name}`}
        helperText={t('ui.enterSaves', { enter: 'Enter', escape: 'Esc' })}
        beside={<SaveIconButtons />}
      />
    </InlineEditForm>
  );
}

import { InlineEditForm, SaveIconButtons, TextInput } from '../../admin/index.ts';
import { useInlineEditContext } from '../../admin/list/InlineEditContext.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';
import styles from './tags.module.css';

/** The inline form for the name of a tag. Enter saves, Escape cancels. */
export default function TagRowForm() {
  const t = useText();
  const name = { source: 'tagName', autoFocus: true, autoComplete: 'off' } as const;
  return useInlineEditContext()?.columns ? (
    <InlineEditForm fields={tagNameForm} draft="tag">
      <InlineEditLayout inputs={{ tagName: <TextInput<TagValues> {...name} /> }} />
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

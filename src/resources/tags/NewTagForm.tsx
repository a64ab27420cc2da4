import { SaveButton, SimpleForm, TextInput, Toolbar } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import { tagNameForm, type TagValues } from './tagForm.ts';

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.tags.action.add" />
  </Toolbar>
);

/** The form of a new tag has only a name (docs/behaviour.md 1 §2). */
export default function NewTagForm() {
  const t = useText();
  return (
    <SimpleForm
      fields={tagNameForm}
      draft="tag"
      label={t('resources.tags.page.create')}
      toolbar={formToolbar}
    >
      <TextInput<TagValues> source="tagName" autoFocus autoComplete="off" />
    </SimpleForm>
  );
}

import type { FormValues } from '../../admin/form/defineForm.ts';
import { SaveButton, SimpleForm, TextInput, Toolbar } from '../../admin/index.ts';
import { toolForm } from '../../domain/catalogue/forms/toolForm.ts';
import { useText } from '../../ui/useText.ts';

type ToolValues = FormValues<typeof toolForm>;

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.tools.action.add" />
  </Toolbar>
);

/** The form of a new tool has only name and help (docs/behaviour.md 2 §2). */
export default function NewToolForm() {
  const t = useText();
  return (
    <SimpleForm
      fields={toolForm}
      draft="tools"
      label={t('resources.tools.page.create')}
      toolbar={formToolbar}
    >
      <TextInput<ToolValues> source="toolName" autoFocus autoComplete="off" />
      <TextInput<ToolValues> source="helpInfo" autoComplete="off" multiline rows={3} />
    </SimpleForm>
  );
}

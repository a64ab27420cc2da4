import type { FormValues } from '../../admin/form/defineForm.ts';
import { SaveButton, SimpleForm, TextInput, Toolbar } from '../../admin/index.ts';
import { purposeForm } from '../../domain/catalogue/forms/purposeForm.ts';
import { useText } from '../../ui/useText.ts';

type PurposeValues = FormValues<typeof purposeForm>;

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.purposes.action.add" />
  </Toolbar>
);

/** The form of a new purpose has only name and help (docs/behaviour.md 2 §2). */
export default function NewPurposeForm() {
  const t = useText();
  return (
    <SimpleForm
      fields={purposeForm}
      draft="purposes"
      label={t('resources.purposes.page.create')}
      toolbar={formToolbar}
    >
      <TextInput<PurposeValues> source="purposeName" autoFocus autoComplete="off" />
      <TextInput<PurposeValues> source="helpInfo" autoComplete="off" multiline rows={3} />
    </SimpleForm>
  );
}

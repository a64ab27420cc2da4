import type { FormValues } from '../../admin/form/defineForm.ts';
import { SaveButton, SimpleForm, TextInput, Toolbar } from '../../admin/index.ts';
import { toolgroupForm } from '../../domain/catalogue/forms/toolgroupForm.ts';
import { useText } from '../../ui/useText.ts';

type ToolgroupValues = FormValues<typeof toolgroupForm>;

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.toolgroups.action.add" />
  </Toolbar>
);

/** The form of a new toolgroup has only name and help (docs/behaviour.md 2 §2). */
export default function NewToolgroupForm() {
  const t = useText();
  return (
    <SimpleForm
      fields={toolgroupForm}
      draft="toolgroups"
      label={t('resources.toolgroups.page.create')}
      toolbar={formToolbar}
    >
      <TextInput<ToolgroupValues> source="toolGroupName" autoFocus autoComplete="off" />
      <TextInput<ToolgroupValues> source="helpInfo" autoComplete="off" multiline rows={3} />
    </SimpleForm>
  );
}

import type { StatedForm } from '../forms/formOf.ts';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { useCreateRecord } from '../forms/useCreateRecord.ts';
import type { DialogProps } from '../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useText } from '../ui/useText.ts';
import { kinds, type Kind } from './kinds.ts';
import { NameInputs } from './NameInputs.tsx';

/** The new popup takes name and help (spec 2 §2). */
export function NewRecord({ kind, form, close }: DialogProps & { kind: Kind; form: StatedForm }) {
  const t = useText();
  const title = t(`resources.${kind}.page.create`);
  const create = useCreateRecord(form, {
    unique: kinds[kind].name,
    added: `resources.${kind}.notifications.created`,
    error: `resources.${kind}.saveError`,
  });
  return (
    <FormDialog title={title} close={close}>
      <RecordForm form={form} name={`${kind}:new`} label={title} save={create} done={close} cancel={close}>
        <NameInputs kind={kind} />
        <SaveButtons submit={t(`resources.${kind}.action.add`)} />
      </RecordForm>
    </FormDialog>
  );
}

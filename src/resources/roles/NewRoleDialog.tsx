import { roleForm } from '../../access/roleForm.ts';
import { RoleInputs } from '../../access/RoleInputs.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';

/** The add popup takes name and description (spec 1 §2). */
export default function NewRoleDialog({ close }: DialogProps) {
  const t = useText();
  const create = useCreateRecord(roleForm, {
    unique: 'roleName',
    added: 'resources.roles.notifications.created',
    error: 'error.save',
  });
  return (
    <FormDialog title={t('resources.roles.page.create')} close={close}>
      <RecordForm
        form={roleForm}
        name="role:new"
        label={t('resources.roles.page.create')}
        save={create}
        done={close}
        cancel={close}
      >
        <RoleInputs autoFocus />
        <SaveButtons submit={t('resources.roles.action.add')} />
      </RecordForm>
    </FormDialog>
  );
}

import { roleForm, type RoleRecord } from '../../access/roleForm.ts';
import { roleInputs } from '../../access/RoleInputs.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { SaveIconButtons } from '../../forms/SaveIconButtons.tsx';
import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import { InPlaces } from '../../lists/InPlaces.tsx';
import { useText } from '../../ui/useText.ts';

/** A role edited, in its place in the list or on its page. */
export default function RoleForm({
  role,
  close,
  autoFocus = false,
}: {
  role: RoleRecord;
  close?(): void;
  autoFocus?: boolean;
}) {
  const t = useText();
  const save = useSaveRecord(roleForm, {
    saved: 'resources.roles.notifications.updated',
    undone: close && 'resources.roles.notifications.undone',
    error: 'error.save',
    record: role,
  });
  return (
    <RecordForm
      label={t('ui.editName', { name: role.roleName })}
      form={roleForm}
      values={role}
      name={`role:${role.id}`}
      save={save}
      {...(close && { done: close, cancel: close })}
    >
      <InPlaces
        inputs={roleInputs({ autoFocus })}
        pictures={<SaveIconButtons />}
        words={<SaveButtons {...(close && { cancel: close })} small={close !== undefined} />}
      />
    </RecordForm>
  );
}

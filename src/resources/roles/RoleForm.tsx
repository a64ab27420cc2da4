import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import { useText } from '../../ui/useText.ts';
import type { RoleRecord } from './roleColumns.ts';
import { roleFields, roleLabels } from './roleFields.ts';
import { RoleInputs } from './RoleInputs.tsx';

/** A role edited, in its place in the list or on its page. */
export function RoleForm({ role, close, autoFocus = false }: { role: RoleRecord; close?(): void; autoFocus?: boolean }) {
  const t = useText();
  const save = useSaveRecord('roles', { saved: 'roles.saved', error: 'roles.saveError', labels: roleLabels, record: role });
  return (
    <RecordForm
      label={t('ui.editName', { name: role.roleName })}
      fields={roleFields}
      values={role}
      draft={`role:${role.id}`}
      save={(_, changes, opened) => save(role.id, changes, opened)}
      {...(close && { done: close, cancel: close })}
    >
      <RoleInputs autoFocus={autoFocus} />
      <SaveButtons {...(close && { cancel: close })} small={close !== undefined} />
    </RecordForm>
  );
}

import { useDataProvider } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { roles, type Role } from '../../platform/roles.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { useText } from '../../ui/useText.ts';
import { roleFields } from './roleFields.ts';
import { RoleInputs } from './RoleInputs.tsx';

/** The add popup takes name and description (spec 1 §2). */
export default function NewRoleDialog({ close }: DialogProps) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const create = useCreateRecord<Role, Role>({
    resource: 'roles',
    fields: roleFields,
    create: ({ roleName, roleDescription }) => call(roles.create, { body: { roleName, roleDescription } }),
    isThere: async ({ roleName }) => {
      const reply = await call(roles.list, { query: { page: 1, pageSize: 0, query: roleName } });
      return readList<Role>(reply).data.some(role => role.roleName === roleName);
    },
    said: () => ({ text: 'roles.added' }),
    error: 'roles.saveError',
  });
  return (
    <Modal title={t('roles.new')} close={close}>
      <RecordForm fields={roleFields} values={{}} draft="role:new" label={t('roles.new')} save={values => create(values as Role)} done={close}>
        <RoleInputs autoFocus />
        <SaveButtons submit={t('roles.add')} cancel={close} />
      </RecordForm>
    </Modal>
  );
}

import { useRef } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import {
  CreatePart,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { requireId } from '../../../data/requireId.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { roleForm, type RoleRecord, type RoleValues } from '../../../domain/people/roleForm.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { useApplicationRoles } from './useApplicationRoles.ts';

/**
 * Creates a role and adds it to the application. If only the first step succeeded, a retry repeats only the
 * second.
 */
export function NewRole({ onClose }: DialogProps) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { add } = useApplicationRoles(application);
  const made = useRef<{ id: string; name: string }>(undefined);

  const create = async (values: Partial<RaRecord>) => {
    const name = String(values.roleName).trim();
    if (made.current?.name !== name) {
      const { data } = await dataProvider.create<RoleRecord>('roles', { data: values });
      made.current = { id: requireId(data)._id, name };
    }
    await add(made.current.id);
    return { id: made.current.id };
  };
  const findCreated = async ({ roleName }: Partial<RaRecord>) => {
    const { data } = await dataProvider.getList<RoleRecord>('roles', {
      pagination: { page: 1, perPage: 0 },
      filter: { q: roleName as unknown },
    });
    const role = data.find(role => role.roleName === String(roleName).trim());
    if (!role) return undefined;
    made.current = { id: String(role.id), name: role.roleName };
    // The role exists, so only the second step is sent again.
    await add(made.current.id);
    return role;
  };
  return (
    <CreatePart
      resource="roles"
      create={create}
      findCreated={findCreated}
      successMessage="resources.roles.notifications.created"
      errorMessage={() => (made.current ? 'applicationTools.roles.half' : 'error.save')}
      onClose={onClose}
    >
      <SimpleForm
        fields={roleForm}
        draft={`application:${application._id}:role`}
        label={t('resources.roles.page.create')}
        toolbar={formToolbar}
      >
        <TextInput<RoleValues> source="roleName" autoFocus autoComplete="off" />
        <TextInput<RoleValues> source="roleDescription" autoComplete="off" />
      </SimpleForm>
    </CreatePart>
  );
}

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.roles.action.add" />
  </Toolbar>
);

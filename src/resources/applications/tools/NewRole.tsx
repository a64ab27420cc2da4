import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { roleForm, type RoleRecord, type RoleValues } from '../../../access/roleForm.ts';
import { withId } from '../../../client/withId.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { useCreateOnce } from '../../../forms/useCreateOnce.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { TabProps } from '../tabs.tsx';
import { useApplicationRoles } from './useApplicationRoles.ts';

/** Creates a role and makes it one of the application's. Where only the first worked, trying again does the second. */
export function NewRole({ application, close }: TabProps & DialogProps) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { add } = useApplicationRoles(application);
  const made = useRef<{ id: string; name: string }>(undefined);

  const find = async ({ roleName }: RoleValues) => {
    const { data } = await dataProvider.getList<RoleRecord>('roles', {
      pagination: { page: 1, perPage: 0 },
      filter: { q: roleName },
    });
    return data.find(role => role.roleName === roleName.trim());
  };
  const create = useCreateOnce<RoleValues, unknown>({
    fields: roleForm.fields,
    create: async values => {
      const name = values.roleName.trim();
      if (made.current?.name !== name) {
        const { data } = await dataProvider.create<RoleRecord>('roles', { data: values });
        made.current = { id: withId(data)._id, name };
      }
      await add(made.current.id);
    },
    isThere: async values => {
      const role = await find(values);
      if (!role) return false;
      made.current = { id: String(role.id), name: role.roleName };
      // Creating it is not sent again; what was to follow it is.
      await add(made.current.id);
      return true;
    },
    added: 'resources.roles.notifications.created',
    error: () => (made.current ? 'applicationTools.roles.half' : 'error.save'),
  });
  return (
    <RecordForm
      form={roleForm}
      name={`application:${application._id}:role`}
      label={t('resources.roles.page.create')}
      save={create}
      done={close}
      cancel={close}
    >
      <TextInput<RoleValues> source="roleName" autoFocus autoComplete="off" />
      <TextInput<RoleValues> source="roleDescription" autoComplete="off" />
      <SaveButtons submit={t('resources.roles.action.add')} />
    </RecordForm>
  );
}

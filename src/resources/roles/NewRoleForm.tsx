import { SaveButton, SimpleForm, TextInput, Toolbar } from '../../admin/index.ts';
import { roleForm, type RoleValues } from '../../domain/people/roleForm.ts';
import { useText } from '../../ui/useText.ts';

const formToolbar = (
  <Toolbar>
    <SaveButton label="resources.roles.action.add" />
  </Toolbar>
);

/** The form of a new role has only name and description (docs/behaviour.md 1 §2). */
export default function NewRoleForm() {
  const t = useText();
  return (
    <SimpleForm fields={roleForm} draft="role" label={t('resources.roles.page.create')} toolbar={formToolbar}>
      <TextInput<RoleValues> source="roleName" autoFocus autoComplete="off" />
      <TextInput<RoleValues> source="roleDescription" autoComplete="off" />
    </SimpleForm>
  );
}

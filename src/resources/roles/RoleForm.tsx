import { InlineEditForm, SaveButton, TextInput, Toolbar } from '../../admin/index.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { roleForm, type RoleValues } from '../../domain/people/roleForm.ts';

const formToolbar = (
  <Toolbar size="small">
    <SaveButton size="small" />
  </Toolbar>
);

/** The inline form of a role. The list and the page share it. */
export default function RoleForm() {
  return (
    <InlineEditForm fields={roleForm} draft="role" className="stack">
      <InlineEditLayout
        inputs={{
          roleName: <TextInput<RoleValues> source="roleName" autoFocus autoComplete="off" />,
          roleDescription: <TextInput<RoleValues> source="roleDescription" autoComplete="off" />,
        }}
        toolbar={formToolbar}
      />
    </InlineEditForm>
  );
}

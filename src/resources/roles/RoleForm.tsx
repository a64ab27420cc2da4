import { InlineEditForm, SaveButton, TextInput, Toolbar } from '../../admin/index.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { roleForm, type RoleValues } from '../../domain/people/roleForm.ts';

const formToolbar = (
  <Toolbar size="small">
    <SaveButton size="small" />
  </Toolbar>
);

/** Inline form of a role, in the list and on its page. */
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

import { useRecordContext } from 'react-admin';
import { fieldInputs, InlineEditForm, SaveButton, Toolbar } from '../../admin/index.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { userInputs } from '../../domain/people/UserInputs.tsx';
import { userFields } from './userFields.ts';
import { userForm } from './userForm.ts';
import type { UserRecord } from './userRecord.ts';

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Inline form of a user, in the list and on the user's page. An empty input leaves the password unchanged. */
export default function UserRowForm() {
  const user = useRecordContext<UserRecord>();
  return (
    <InlineEditForm fields={userForm} draft="user" className="stack">
      <InlineEditLayout
        inputs={fieldInputs(userFields, 'edit', userInputs({ ...(user && { user }), autoFocus: true }))}
        toolbar={formToolbar}
      />
    </InlineEditForm>
  );
}

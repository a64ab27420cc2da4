import { useRecordContext } from 'react-admin';
import { BooleanInput, InlineEditForm, PasswordInput, SaveButton, Toolbar } from '../../admin/index.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { personInputs } from '../../domain/people/PersonInputs.tsx';
import { userForm, type UserValues } from './userForm.ts';
import type { UserRecord } from './userRecord.ts';

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Inline form of a user, in the list and on the user's page. An empty password leaves the password unchanged. */
export default function UserRowForm() {
  const user = useRecordContext<UserRecord>();
  return (
    <InlineEditForm fields={userForm} draft="user" className="stack">
      <InlineEditLayout
        inputs={{
          ...personInputs({ ...(user && { person: user }), autoFocus: true }),
          password: <PasswordInput<UserValues> source="password" />,
          isActive: <BooleanInput<UserValues> source="isActive" />,
        }}
        toolbar={toolbar}
      />
    </InlineEditForm>
  );
}

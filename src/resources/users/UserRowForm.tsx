import { personInputs } from '../../access/PersonInputs.tsx';
import { BooleanInput } from '../../forms/inputs/BooleanInput.tsx';
import { PasswordInput } from '../../forms/inputs/PasswordInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { SaveIconButtons } from '../../forms/SaveIconButtons.tsx';
import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import { InPlaces } from '../../lists/InPlaces.tsx';
import { userName } from '../../platform/userName.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import { userForm, type UserValues } from './userForm.ts';

/** A user edited in the list, or on the user's own page. No password typed is none changed. */
export default function UserRowForm({ user, close }: { user: UserRecord; close(): void }) {
  const t = useText();
  const save = useSaveRecord(userForm, {
    saved: 'resources.users.notifications.updated',
    undone: 'resources.users.notifications.undone',
    error: 'error.saveUser',
    record: user,
  });
  return (
    <RecordForm
      label={t('ui.editName', { name: userName(user) })}
      form={userForm}
      values={{ ...user, isActive: user.isActive !== false, password: '' }}
      name={`user:${user._id}`}
      save={save}
      done={close}
      cancel={close}
    >
      <InPlaces
        inputs={{
          ...personInputs({ person: user, autoFocus: true }),
          password: <PasswordInput<UserValues> source="password" />,
          isActive: <BooleanInput<UserValues> source="isActive" />,
        }}
        pictures={<SaveIconButtons />}
        words={<SaveButtons />}
      />
    </RecordForm>
  );
}

import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useText } from '../../ui/useText.ts';
import { UserInputs } from './UserInputs.tsx';
import styles from './users.module.css';
import type { UserRecord } from './userColumns.ts';
import { userEditFields } from './userFields.ts';
import { userName } from '../../platform/userName.ts';
import { useSaveUser } from './useSaveUser.ts';

/** The panel in which a user is edited, in the list or on the user's own page. */
export function UserRowForm({ user, close }: { user: UserRecord; close(): void }) {
  const t = useText();
  const save = useSaveUser(user);
  return (
    <RecordForm
      label={t('ui.editName', { name: userName(user) })}
      className={styles.form}
      fields={userEditFields}
      values={{ ...user, isActive: user.isActive !== false, password: '' }}
      draft={`user:${user._id}`}
      save={save}
      done={close}
      cancel={close}
    >
      <UserInputs user={user} />
      <SaveButtons />
    </RecordForm>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import {
  BooleanInput,
  EditPart,
  fieldsPart,
  SaveButton,
  SimpleForm,
  Toolbar,
  type RecordPart,
} from '../../admin/index.ts';
import { IDENTITY_KEY, identityOf, userOf, type Identity } from '../../auth/identity.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { UserInputs } from '../../domain/people/UserInputs.tsx';
import { ownAccount } from '../../platform/ownAccount.ts';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { profileForm, type ProfileValues } from './profileForm.ts';

type Values = Record<string, unknown>;

const trimTexts = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** Changed texts are saved without surrounding white space. */
const profilePart: RecordPart = {
  ...fieldsPart(profileForm.fields),
  set: (user, changes) => ({ ...user, ...trimTexts(changes) }),
};

/** The banner of an updated profile is shown longer than others (docs/behaviour.md 1 §9), in milliseconds. */
const notification = { type: 'success', autoHideDuration: 5000 } as const;

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/**
 * The form of the user's own profile. It reads the user with the only call that is open to every signed-in
 * user, and saves the whole record.
 */
export function ProfileEdit() {
  const t = useText();
  const me = useIdentity();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return (
    <EditPart
      resource="users"
      record={{ ...userOf(me), id: me.id }}
      part={profilePart}
      read={() => call(ownAccount.me, {})}
      successMessage="profile.saved"
      errorMessage="error.saveUser"
      notification={notification}
      // The greeting shows the change immediately, before the user is read again.
      onSaved={(_, change) =>
        queryClient.setQueryData<Identity>(
          IDENTITY_KEY,
          me => me && identityOf({ ...userOf(me), ...trimTexts(change?.changes ?? {}) }),
        )
      }
    >
      <SimpleForm fields={profileForm} draft="profile" label={t('profile.title')} toolbar={toolbar}>
        <div className={styles.two}>
          <UserInputs user={me} own />
        </div>
        <div className={styles.check}>
          <BooleanInput<ProfileValues> source="productEmailSubscription" label="profile.productEmails" />
        </div>
      </SimpleForm>
    </EditPart>
  );
}

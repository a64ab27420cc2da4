import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { account } from '../../platform/account.ts';
import { users, type NewUser } from '../../platform/users.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { EmailField } from './UserInputs.tsx';
import styles from './users.module.css';
import { newUserFields } from './userFields.ts';

export default function UserCreate() {
  const t = useText();
  const navigate = useNavigate();
  const create = useCreateUser();
  const back = () => navigate(paths.users);
  return (
    <>
      <PageHead title={t('users.create.title')} trail={[{ label: t('users.title'), to: paths.users }]} />
      <div className={`panel ${styles.create}`}>
        <RecordForm fields={newUserFields} values={{}} draft="user:new" label={t('users.create.title')} save={values => create(values as NewUser)} done={back}>
          <div className={styles.two}>
            <TextField source="firstName" label={t('users.field.firstName')} autoComplete="off" />
            <TextField source="lastName" label={t('users.field.lastName')} autoComplete="off" />
            <EmailField />
            <PhoneField source="phone" label={t('users.field.phone')} />
            <PasswordField source="password" label={t('users.create.password')} />
          </div>
          <SaveButtons submit={t('users.create.submit')} cancel={back} />
        </RecordForm>
      </div>
    </>
  );
}

/** Creates a user and says how it and the welcome mail went. */
function useCreateUser() {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useCreateRecord<NewUser, { mailError?: boolean | undefined }>({
    resource: 'users',
    fields: newUserFields,
    create: values => call(users.create, { body: values }),
    isThere: async ({ email }) => !(await call(account.checkEmail, { query: { email } })).available,
    said: ({ mailError }) => (mailError ? { text: 'users.addedWithoutMail', warning: true } : { text: 'users.added' }),
    error: 'users.saveError',
  });
}

import { useDataProvider, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Create, fieldInputs, PasswordInput, SaveButton, SimpleForm, Toolbar } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { userInputs } from '../../domain/people/UserInputs.tsx';
import { account } from '../../platform/account.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { userFields } from './userFields.ts';
import { newUserForm, type NewUserValues } from './userForm.ts';
import styles from './users.module.css';

const ImportPage = lazyComponent(
  () => import('./import/ImportPage.tsx'),
  ['personRules', 'userImport', 'resources.users'],
);

/** Creates one user with a form, or many from a file (`?from=csv`). */
export default function UserCreate() {
  const [search] = useSearchParams();
  return search.has('from') ? <ImportPage /> : <SingleUserCreate />;
}

const inputs = Object.values(
  fieldInputs(userFields, 'create', {
    ...userInputs({}),
    password: (
      <PasswordInput<NewUserValues>
        key="password"
        source="password"
        label="resources.users.create.password"
      />
    ),
  }),
);

function SingleUserCreate() {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  return (
    <Create
      resource="users"
      redirect="list"
      className={`panel ${styles.create}`}
      findCreated={async ({ email }) =>
        !(await call(account.checkEmail, { query: { email: String(email) } })).available
      }
      getWarning={({ mailError }) =>
        mailError ? 'resources.users.notifications.createdWithoutMail' : undefined
      }
    >
      <SimpleForm
        fields={newUserForm}
        draft="user"
        label={t('resources.users.page.create')}
        toolbar={<NewUserToolbar />}
      >
        <div className={styles.two}>{inputs}</div>
      </SimpleForm>
    </Create>
  );
}

function NewUserToolbar() {
  const t = useText();
  const redirect = useRedirect();
  return (
    <Toolbar>
      <SaveButton label="resources.users.action.add" />
      <TextButton onClick={() => redirect('list', 'users')}>{t('ui.cancel')}</TextButton>
    </Toolbar>
  );
}

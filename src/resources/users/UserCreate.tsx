import { useDataProvider } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PersonInputs } from '../../access/PersonInputs.tsx';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { PasswordInput } from '../../forms/inputs/PasswordInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateRecord } from '../../forms/useCreateRecord.ts';
import { account } from '../../platform/account.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { newUserForm, type NewUserValues } from './userForm.ts';
import styles from './users.module.css';

const ImportPage = lazyComponent(() => import('./import/ImportPage.tsx'), ['personRules', 'userImport']);

/** One new user by a form, or many `from` a file (`?from=csv`). */
export default function UserCreate() {
  const [search] = useSearchParams();
  return search.has('from') ? <ImportPage /> : <OneUser />;
}

function OneUser() {
  const t = useText();
  const navigate = useNavigate();
  const create = useCreateUser();
  const back = () => navigate(paths.users);
  return (
    <>
      <PageHead
        title={t('resources.users.page.create')}
        trail={[{ label: t('resources.users.name', { smart_count: 2 }), to: paths.users }]}
      />
      <div className={`panel ${styles.create}`}>
        <RecordForm
          form={newUserForm}
          name="user:new"
          label={t('resources.users.page.create')}
          save={create}
          done={back}
        >
          <div className={styles.two}>
            <PersonInputs />
            <PasswordInput<NewUserValues> source="password" label="resources.users.create.password" />
          </div>
          <SaveButtons submit={t('resources.users.action.add')} cancel={back} />
        </RecordForm>
      </div>
    </>
  );
}

/** Creates a user and says how it and the welcome mail went. */
function useCreateUser() {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useCreateRecord(newUserForm, {
    added: 'resources.users.notifications.created',
    partly: ({ mailError }) => (mailError ? 'resources.users.notifications.createdWithoutMail' : undefined),
    isThere: async ({ email }) => !(await call(account.checkEmail, { query: { email } })).available,
    error: 'error.saveUser',
  });
}

import AddIcon from '@mui/icons-material/AddOutlined';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { RowShape } from '../../lists/Rows.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { usePreload } from '../../ui/usePreload.ts';
import { useText } from '../../ui/useText.ts';
import { ActiveDot } from './ActiveDot.tsx';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserExportButton } from './UserExportButton.tsx';
import { userCardFields, userColumns, type UserRecord } from './userColumns.ts';
import { userFilters } from './userFilters.ts';
import { userName } from '../../platform/userName.ts';
import { useRoleWord } from './useRoleWord.ts';
import { useRemove } from '../../calls/useRemove.tsx';

const loadForm = () => import('./UserRowForm.tsx');
const UserRowForm = lazy(() => loadForm().then(({ UserRowForm: Form }) => ({ default: Form })));
const next = () => Promise.all([loadForm(), import('./UserInfo.tsx')]).catch(() => {});

const texts = {
  title: 'users.title',
  search: 'users.search',
  empty: 'users.empty',
  nothingFound: 'users.empty',
  emptyHint: 'users.emptyHint',
  loadError: 'users.loadError',
  refusal: 'users.notAuthorized',
} as const;

export default function UserList() {
  const t = useText();
  const may = useMay();
  const remove = useRemove<UserRecord>('users');
  usePreload(next);
  const roleWord = useRoleWord();
  const columns = useMemo(
    () => userColumns.map(column => (column.source === 'role' ? { ...column, text: (user: UserRecord) => roleWord(user.role) } : column)),
    [roleWord],
  );
  const shape = useMemo<Omit<RowShape<UserRecord>, 'texts'>>(() => {
    const active = t('users.active');
    const inactive = t('users.inactive');
    return {
      nameOf: userName,
      hrefOf: user => paths.user(user._id),
      sign: user => <ActiveDot active={user.isActive !== false} text={user.isActive === false ? inactive : active} />,
      canEdit: user => may('editUser', user),
      canDelete: user => may('deleteUser', user),
    };
  }, [t, may]);
  return (
    <ListPage<UserRecord>
      name="users"
      texts={texts}
      columns={columns}
      cardFields={userCardFields}
      filters={userFilters}
      shape={shape}
      facts={user => [user.email, [t('users.logins', { smart_count: user.loginCount ?? 0 }), user.phone].filter(Boolean).join(' · ')]}
      create={
        <Link className="button primary" to={paths.newUser}>
          <AddIcon />
          {t('users.new')}
        </Link>
      }
      exportButton={<UserExportButton />}
      remove={remove}
      bulk={selection => <UserBulkBar selection={selection} />}
      editor={(user, close) => (
        <Suspense fallback={null}>
          <UserRowForm user={user} close={close} />
        </Suspense>
      )}
    />
  );
}

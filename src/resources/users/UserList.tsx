import AddIcon from '@mui/icons-material/AddOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRemove } from '../../activity/useRemove.tsx';
import { InlineEditProvider } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { Fact, RowShape } from '../../lists/drawing.ts';
import { FilterButton } from '../../lists/FilterButton.tsx';
import { FilterChips } from '../../lists/FilterChips.tsx';
import { List } from '../../lists/List.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTools, ToolsEnd } from '../../lists/ListTools.tsx';
import { Pages } from '../../lists/Pages.tsx';
import { Rows } from '../../lists/Rows.tsx';
import { SearchBox } from '../../lists/SearchBox.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { TableTools } from '../../lists/TableTools.tsx';
import { ViewToggle } from '../../lists/ViewToggle.tsx';
import { userName } from '../../platform/userName.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { ActiveDot } from './ActiveDot.tsx';
import { AskedTopUsers } from './AskedTopUsers.tsx';
import { RoleMark } from './RoleMark.tsx';
import { UserBulkBar } from './UserBulkBar.tsx';
import { userCardFields, userColumns, type UserRecord } from './userColumns.ts';
import { UserEditor } from './userEditor.ts';
import { UserExportButton } from './UserExportButton.tsx';
import { userFilters } from './userFilters.ts';
import { useRoleWord } from './useRoleWord.ts';

export default function UserList() {
  const t = useText();
  const can = useCan();
  const remove = useRemove<UserRecord>('users', 'resources.users.deleteError');
  const roleWord = useRoleWord();
  const columns = useMemo(
    () =>
      userColumns.map(column =>
        column.source === 'role'
          ? {
              ...column,
              text: (user: UserRecord) => roleWord(user.role),
              draw: (user: UserRecord) => <RoleMark role={user.role} word={roleWord(user.role)} />,
            }
          : column,
      ),
    [roleWord],
  );
  const facts = useMemo<Fact<UserRecord>[]>(
    () => [
      user => user.email,
      user =>
        [roleWord(user.role), user.phone, t('resources.users.logins', { smart_count: user.loginCount ?? 0 })]
          .filter(Boolean)
          .join(' · '),
    ],
    [roleWord, t],
  );
  const shape = useMemo<RowShape<UserRecord>>(() => {
    const active = t('resources.users.active');
    const inactive = t('resources.users.inactive');
    return {
      nameOf: userName,
      hrefOf: user => paths.user(user._id),
      sign: user => (
        <ActiveDot active={user.isActive !== false} text={user.isActive === false ? inactive : active} />
      ),
      canEdit: user => can({ action: 'edit', resource: 'users', record: user }),
      canDelete: user => can({ action: 'delete', resource: 'users', record: user }),
    };
  }, [t, can]);
  const create = (
    <Link className="button primary" to={paths.newUser}>
      <AddIcon />
      {t('resources.users.page.create')}
    </Link>
  );
  return (
    <List name="users" columns={columns} create={create}>
      <ListHead />
      <ListTools>
        <SearchBox />
        <FilterButton filters={userFilters} />
        <ToolsEnd>
          <SortSelect />
          <ViewToggle />
          <TableTools />
          <Link className="button small" to={`${paths.newUser}?from=csv`}>
            <UploadIcon />
            <span>{t('resources.users.action.import')}</span>
          </Link>
          <UserExportButton />
        </ToolsEnd>
        <FilterChips filters={userFilters} />
      </ListTools>
      <AskedTopUsers />
      <Rows<UserRecord>
        shape={shape}
        cardFields={userCardFields}
        facts={facts}
        selectable
        remove={remove}
        editor={(user, close) => (
          <InlineEditProvider record={user} close={close}>
            <UserEditor />
          </InlineEditProvider>
        )}
        preload={UserEditor.preload}
      />
      <Pages />
      <UserBulkBar />
    </List>
  );
}

import AddIcon from '@mui/icons-material/AddOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import {
  cardFields,
  CardList,
  DataTable,
  fieldColumns,
  List,
  listFilters,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  useRecordContext,
  ViewTools,
} from '../../admin/index.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { AskedTopUsers } from './AskedTopUsers.tsx';
import { UserBulkToolbar } from './userBulkActions.ts';
import { UserEditor } from './userEditor.ts';
import { UserExportButton } from './UserExportButton.tsx';
import { userFields } from './userFields.ts';
import { useRoleWord } from './useRoleWord.ts';
import type { UserRecord } from './userRecord.ts';
import styles from './users.module.css';

/** What somebody is; those who may more than others bear a shield. Plain: a list draws many. */
const RoleMark = ({ role = 'user', word }: { role?: string | undefined; word: string }) =>
  role === 'user' ? word : <span className={styles.privileged}>{word}</span>;

const filters = [<SearchInput key="q" source="q" alwaysOn />, ...listFilters('users')];

const cards = cardFields(userFields);

/** The users, with the documented columns, the role, and two columns that can be chosen. */
export default function UserList() {
  const t = useText();
  const roleWord = useRoleWord();
  const renderRole = useCallback(
    ({ role }: UserRecord) => <RoleMark role={role} word={roleWord(role)} />,
    [roleWord],
  );
  const facts = ({ role, phone, loginCount = 0 }: UserRecord) =>
    [roleWord(role), phone, t('resources.users.logins', { smart_count: loginCount })]
      .filter(Boolean)
      .join(' · ');
  return (
    <List<UserRecord>
      resource="users"
      filters={filters}
      createButton={
        <Link className="button primary" to={paths.users.create}>
          <AddIcon />
          {t('resources.users.page.create')}
        </Link>
      }
      actions={
        <>
          <ViewTools />
          <Link className="button small" to={`${paths.users.create}?from=csv`}>
            <UploadIcon />
            <span>{t('resources.users.action.import')}</span>
          </Link>
          <UserExportButton />
        </>
      }
      aside={<AskedTopUsers />}
    >
      <ListViews<UserRecord>
        rowClick="show"
        before={<ActiveDot />}
        inlineEdit={<UserEditor />}
        rowActions={
          <>
            <RowButton action="edit" />
            <RowButton action="delete" />
          </>
        }
        bulkActionsToolbar={<UserBulkToolbar />}
        table={
          <DataTable<UserRecord>>
            {fieldColumns<UserRecord>(userFields, { role: { format: roleWord, render: renderRole } })}
          </DataTable>
        }
        cards={<CardList fields={cards} />}
        narrow={<SimpleList<UserRecord> secondaryText={({ email }) => email} tertiaryText={facts} />}
      />
    </List>
  );
}

/** Whether a user is active, as a dot with a text for screen readers. Each row of the list has one, so it subscribes to nothing. */
function ActiveDot() {
  const t = useText();
  const isActive = useRecordContext<UserRecord>()?.isActive !== false;
  const text = t(isActive ? 'resources.users.active' : 'resources.users.inactive');
  return (
    <>
      <span className={isActive ? 'dot' : 'dot off'} role="img" aria-label={`${text}:`} title={text} />{' '}
    </>
  );
}

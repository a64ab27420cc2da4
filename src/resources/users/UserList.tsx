import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import {
  cardFields,
  CardList,
  CreateButton,
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
import { LazyTopUsers } from './LazyTopUsers.tsx';
import { UserBulkToolbar, UserEditor } from './lazyUserParts.ts';
import { UserExportButton } from './UserExportButton.tsx';
import { userFields } from './userFields.ts';
import { useRoleLabel } from './useRoleLabel.ts';
import type { UserRecord } from './userRecord.ts';
import styles from './users.module.css';

/** The privilege of a user; privileged users have a shield. It uses no hooks, because a list renders many. */
const RoleLabel = ({ role = 'user', label }: { role?: string | undefined; label: string }) =>
  role === 'user' ? label : <span className={styles.privileged}>{label}</span>;

const filters = [<SearchInput key="q" source="q" alwaysOn />, ...listFilters('users')];

const cards = cardFields(userFields);

/** The users, with the documented columns, the role, and two columns that can be chosen. */
export default function UserList() {
  const t = useText();
  const roleLabel = useRoleLabel();
  const renderRole = useCallback(
    ({ role }: UserRecord) => <RoleLabel role={role} label={roleLabel(role)} />,
    [roleLabel],
  );
  const describeUser = ({ role, phone, loginCount = 0 }: UserRecord) =>
    [roleLabel(role), phone, t('resources.users.logins', { smart_count: loginCount })]
      .filter(Boolean)
      .join(' · ');
  return (
    <List<UserRecord>
      resource="users"
      filters={filters}
      createButton={<CreateButton />}
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
      aside={<LazyTopUsers />}
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
            {fieldColumns<UserRecord>(userFields, { role: { format: roleLabel, render: renderRole } })}
          </DataTable>
        }
        cards={<CardList fields={cards} />}
        narrow={<SimpleList<UserRecord> secondaryText={({ email }) => email} tertiaryText={describeUser} />}
      />
    </List>
  );
}

/** Shows whether a user is active, as a dot with a text for screen readers. Every row has one, so it subscribes to no store. */
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

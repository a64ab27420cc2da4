import { useMemo, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import {
  AddChoice,
  GroupedRecords,
  ListPanel,
  NameField,
  NamesField,
  RemoveButton,
  type ListPanelProps,
  type NamedRecord,
} from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import type { User } from '../../platform/users.ts';
import type { Name } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { CopyEmailsButton } from './CopyEmailsButton.tsx';
import { userSource } from './userSource.ts';
import { useUsersByName } from './useUsersByName.ts';

interface Props extends Pick<ListPanelProps, 'addressPrefix' | 'query' | 'skippedCount' | 'title'> {
  users: User[];
  /** Whether the user already has the role. If undefined, every listed user has it. */
  hasRole?(userId: string): boolean;
  /** The applications in which the user has the role. */
  getApplications(user: User): Name[] | undefined;
  empty: { title: TextKey; text: TextKey };
  /** Assigns the role and resolves with whether that worked. If undefined, no user can be added. */
  onAdd?: ((userId: string, name: string) => Promise<boolean>) | undefined;
  isExcluded?: ((person: ComboboxChoice) => boolean) | undefined;
  /** Actions for all listed users, above them. */
  listActions?: ReactNode;
  /** Removes the role from the user after a question. */
  onRemove(user: User): unknown;
  /** Whether the role can be removed from the user here. If undefined, it can be removed from every user. */
  canRemove?(user: User): boolean;
}

interface RoleUserRow extends NamedRecord {
  user: User;
  applications: Name[] | undefined;
}

const emailOf = ({ user }: RoleUserRow) => user.email;
const userOf = ({ user }: RoleUserRow) => user;
const applicationsField = ({ applications }: RoleUserRow) =>
  applications && <NamesField source="applications" />;
const searchedText = ({ user, applications = [] }: RoleUserRow) =>
  `${user.email ?? ''} ${applications.map(({ text }) => text).join(', ')}`;

/** Lists the users who have a role. Users to add are searched from 3 characters on. */
export function RoleUsersPanel({
  users: loadedUsers,
  hasRole,
  getApplications,
  empty,
  listActions,
  onAdd,
  isExcluded,
  onRemove,
  canRemove,
  ...props
}: Props) {
  const t = useText();
  const { rows: users, nameOf } = useUsersByName(loadedUsers);
  const records = useMemo(
    () =>
      users.map((user): RoleUserRow => ({
        id: user._id,
        name: nameOf(user),
        user,
        applications: getApplications(user),
      })),
    [users, nameOf, getApplications],
  );
  // A stable function keeps thousands of rows from rendering again.
  const remove = useEvent(({ user }: RoleUserRow) => void onRemove(user));
  return (
    <ListPanel<RoleUserRow>
      {...props}
      records={records}
      loadError="error.loadData"
      getSearchText={searchedText}
      listActions={
        records.length ? (
          <>
            {listActions}
            <CopyEmailsButton<RoleUserRow> getUser={userOf} />
          </>
        ) : null
      }
      actions={
        onAdd ? (
          <AddChoice
            label={t('resources.roles.info.findUser')}
            hint={t('access.findHint')}
            button={t('resources.roles.info.addUser')}
            source={isExcluded ? { ...userSource, isExcluded } : userSource}
            missing={t('resources.roles.info.invalidUser')}
            duplicate={t('ui.rule.userAdded')}
            isAdded={hasRole ?? (id => users.some(user => user._id === id))}
            add={onAdd}
          />
        ) : undefined
      }
      empty={<State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />}
    >
      <GroupedRecords<RoleUserRow>
        primaryText={<NameField<RoleUserRow> source="name" link={userPath} />}
        secondaryText={emailOf}
        tertiaryText={applicationsField}
        rightIcon={
          <RemoveButton<RoleUserRow>
            onClick={remove}
            {...(canRemove && { isShown: ({ user }) => canRemove(user) })}
          />
        }
      />
    </ListPanel>
  );
}

const userPath = ({ id }: RoleUserRow) => paths.users.show(id);

import { useMemo } from 'react';
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
import { personSource } from './personSource.ts';
import { useUsersByName } from './useUsersByName.ts';

interface Props extends Pick<ListPanelProps, 'addressPrefix' | 'query' | 'skippedCount' | 'title'> {
  users: User[];
  /** Whether the user already has the role. If undefined, every listed user has it. */
  isThere?(userId: string): boolean;
  /** The applications in which the user has the role. */
  placesOf(user: User): Name[] | undefined;
  empty: { title: TextKey; text: TextKey };
  /** Assigns the role and resolves with whether that worked. If undefined, no user can be added. */
  give?: ((userId: string, name: string) => Promise<boolean>) | undefined;
  leaveOut?: ((person: ComboboxChoice) => boolean) | undefined;
  /** Removes the role from the user after a question. */
  take(user: User): unknown;
  /** Whether the role can be removed from the user here. If undefined, it can be removed from every user. */
  canTake?(user: User): boolean;
}

interface HolderRow extends NamedRecord {
  user: User;
  places: Name[] | undefined;
}

const emailOf = ({ user }: HolderRow) => user.email;
const placesField = ({ places }: HolderRow) => places && <NamesField source="places" />;
const searchedText = ({ user, places = [] }: HolderRow) =>
  `${user.email ?? ''} ${places.map(({ text }) => text).join(', ')}`;

/** Lists the users who have a role. Users to add are searched from 3 characters on. */
export function RoleHolders({
  users: came,
  isThere,
  placesOf,
  empty,
  give,
  leaveOut,
  take,
  canTake,
  ...props
}: Props) {
  const t = useText();
  const { rows: users, nameOf } = useUsersByName(came);
  const records = useMemo(
    () =>
      users.map((user): HolderRow => ({ id: user._id, name: nameOf(user), user, places: placesOf(user) })),
    [users, nameOf, placesOf],
  );
  // A stable function keeps thousands of rows from rendering again.
  const remove = useEvent(({ user }: HolderRow) => void take(user));
  return (
    <ListPanel<HolderRow>
      {...props}
      records={records}
      loadError="error.loadData"
      getSearchText={searchedText}
      actions={
        give ? (
          <AddChoice
            label={t('resources.roles.info.findUser')}
            hint={t('access.findHint')}
            button={t('resources.roles.info.addUser')}
            source={leaveOut ? { ...personSource, isExcluded: leaveOut } : personSource}
            missing={t('resources.roles.info.invalidUser')}
            duplicate={t('ui.rule.userAdded')}
            isAdded={isThere ?? (id => users.some(user => user._id === id))}
            add={give}
          />
        ) : undefined
      }
      empty={<State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />}
    >
      <GroupedRecords<HolderRow>
        primaryText={<NameField<HolderRow> source="name" link={userPath} />}
        secondaryText={emailOf}
        tertiaryText={placesField}
        rightIcon={
          <RemoveButton<HolderRow>
            onClick={remove}
            {...(canTake && { isShown: ({ user }) => canTake(user) })}
          />
        }
      />
    </ListPanel>
  );
}

const userPath = ({ id }: HolderRow) => paths.users.show(id);

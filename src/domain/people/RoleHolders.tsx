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
  /** Who has the role already; where missing, everybody listed. */
  isThere?(userId: string): boolean;
  /** Where each has it. */
  placesOf(user: User): Name[] | undefined;
  empty: { title: TextKey; text: TextKey };
  /** Gives the role to somebody, and answers whether that worked; where missing, nobody can be added. */
  give?: ((userId: string, name: string) => Promise<boolean>) | undefined;
  leaveOut?: ((person: ComboboxChoice) => boolean) | undefined;
  /** Takes it from somebody, after a question. */
  take(user: User): unknown;
  /** Whether it can be taken from somebody here; where missing, from everybody. */
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

/** The users who have a role: found from 3 characters on and added, or removed. */
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
  // Stable: the rows, which can be thousands, render again only when they change.
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

import { AddOne } from '../forms/select/AddOne.tsx';
import type { Choice } from '../forms/select/choices.ts';
import { GroupedList } from '../lists/GroupedList.tsx';
import type { User } from '../platform/users.ts';
import { named, type Name } from '../ui/Name.tsx';
import { paths } from '../ui/paths.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import { personSource } from './personSource.ts';
import { useUsersByName } from './useUsersByName.ts';

interface Props {
  title: string;
  /** Of its search in the address. */
  prefix: string;
  asked: { isPending: boolean; error: unknown; refetch(): unknown };
  odd: number;
  users: User[];
  /** Who has the role already; where missing, everybody listed. */
  isThere?(userId: string): boolean;
  /** Where each has it. */
  placesOf(user: User): Name[] | undefined;
  empty: { title: TextKey; text: TextKey };
  /** Gives the role to somebody, and answers whether that worked; where missing, nobody can be added. */
  give?: ((userId: string, name: string) => Promise<boolean>) | undefined;
  leaveOut?: ((person: Choice) => boolean) | undefined;
  /** Takes it from somebody, after a question; undefined where that is not done here. */
  takeOf(user: User): (() => void) | undefined;
}

/** The users who have a role: found from 3 characters on and added, or removed. */
export function RoleHolders({
  title,
  prefix,
  asked,
  odd,
  users: came,
  isThere,
  placesOf,
  empty,
  give,
  leaveOut,
  takeOf,
}: Props) {
  const t = useText();
  const { rows: users, nameOf } = useUsersByName(came);
  return (
    <GroupedList
      title={title}
      prefix={prefix}
      odd={odd}
      add={
        give ? (
          <AddOne
            label={t('resources.roles.info.findUser')}
            hint={t('access.findHint')}
            button={t('resources.roles.info.addUser')}
            source={leaveOut ? { ...personSource, leaveOut } : personSource}
            missing={t('resources.roles.info.invalidUser')}
            duplicate={t('ui.rule.userAdded')}
            isThere={isThere ?? (id => users.some(user => user._id === id))}
            add={give}
          />
        ) : undefined
      }
      groups={
        users.length
          ? [
              {
                key: 'users',
                name: named(''),
                items: users.map(user => {
                  const place = placesOf(user);
                  return {
                    key: user._id,
                    name: nameOf(user),
                    note: user.email,
                    ...(place && { place }),
                    href: paths.user(user._id),
                    remove: takeOf(user),
                  };
                }),
              },
            ]
          : []
      }
      empty={<QueryState asked={asked} loadError="error.loadData" empty={empty} />}
    />
  );
}

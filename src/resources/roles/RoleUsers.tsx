import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { useAct } from '../../calls/useAct.ts';
import type { Listed } from '../../calls/useAskList.ts';
import { useUndo } from '../../calls/useUndo.ts';
import { entriesOf, useGiveRolesBack } from '../../access/useGiveRoles.ts';
import { useApplicationNames } from '../../access/useNames.ts';
import { idOf } from '../../client/dialect.ts';
import { AskedState } from '../../calls/AskedState.tsx';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { GroupedList } from '../../lists/GroupedList.tsx';
import { useMe } from '../../calls/MeContext.tsx';
import { named, type Name } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { AddOne } from '../../forms/select/AddOne.tsx';
import type { Choice } from '../../forms/select/choices.ts';
import { personSource } from '../../access/personSource.ts';
import { useText } from '../../ui/useText.ts';
import type { RoleRecord } from './roleColumns.ts';

/** The users who have a role: found and added, removed after a question, put back within ten seconds. */
export function RoleUsers({ role, canAdd, asked, rows: users, odd }: Listed<typeof roles.users> & { role: RoleRecord; canAdd: boolean }) {
  const t = useText();
  const me = useMe();
  const { give, take } = useRoleUsers(role);
  const placesOf = usePlaces(users, String(role.id));
  // A role given here is tied to no application; an admin gives himself none of that kind.
  const people = me.role === 'superadmin' ? personSource : { ...personSource, leaveOut: ({ id }: Choice) => id === me._id };
  return (
    <GroupedList
      title={t('roles.info.users')}
      prefix="users"
      odd={odd}
      add={
        canAdd ? (
          <AddOne
            label={t('roles.info.findUser')}
            hint={t('roles.info.findUserHint')}
            button={t('roles.info.addUser')}
            source={people}
            missing={t('roles.info.invalidUser')}
            duplicate={t('roles.info.duplicateUser')}
            isThere={id => users.some(user => user._id === id)}
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
                items: users.map(user => ({
                  key: user._id,
                  name: named(userName(user)),
                  note: user.email,
                  place: placesOf(user),
                  href: paths.user(user._id),
                  remove: () => void take(user),
                })),
              },
            ]
          : []
      }
      empty={<AskedState asked={asked} loadError="roles.loadError" empty={{ title: 'roles.info.noUsers', text: 'roles.info.usersHint' }} />}
    />
  );
}

/** Where each has the role: the applications by name, or that it is tied to none. */
function usePlaces(users: User[], roleId: string): (user: User) => Name[] {
  const t = useText();
  const nameOf = useApplicationNames(users.flatMap(user => entriesOf(user, roleId).map(({ application }) => application)));
  return user =>
    entriesOf(user, roleId).map(({ application }) => (idOf(application) ? nameOf(application) : named(t('access.noApplication'))));
}

function useRoleUsers(role: RoleRecord) {
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const add = useAct(roles.assign, { success: 'roles.info.userAdded', failure: 'roles.saveError' });
  const remove = useAct(roles.unassignEverywhere, { failure: 'roles.deleteError' });
  const giveBack = useGiveRolesBack();
  const roleId = String(role.id);

  const give = async (userId: string, name: string) => (await add.act({ body: { _id: userId, roleId } }, { name, role: role.roleName })) !== undefined;
  const take = async (user: User) => {
    const name = userName(user);
    const sure = await confirm({
      title: t('roles.info.removeUserAsk', { role: role.roleName, name }),
      text: t('access.roleList.askEverywhere', { name, email: user.email }),
      confirm: t('ui.remove'),
      danger: true,
    });
    if (sure && (await remove.act({ path: { userId: user._id, roleId } }))) {
      const entries = entriesOf(user, roleId);
      const names = { name, role: role.roleName };
      offerUndo(
        t('roles.info.userRemoved', names),
        () => giveBack(user._id, entries.length ? entries : [{ role: roleId, application: null }]),
        t('roles.info.userAdded', names),
      );
    }
  };
  return { give, take };
}

import { Link } from 'react-router-dom';
import { RoleHolders } from '../../../access/RoleHolders.tsx';
import { entriesOf } from '../../../access/useGiveRoles.ts';
import { useMay } from '../../../calls/MeContext.tsx';
import { useAskList } from '../../../calls/useAskList.ts';
import { useDeleteRole } from '../../../catalogue/roles/useDeleteRole.tsx';
import { idOf } from '../../../client/dialect.ts';
import { isAdminRole, roles } from '../../../platform/roles.ts';
import type { User } from '../../../platform/users.ts';
import { Button } from '../../../ui/Button.tsx';
import { named, NameText } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { StaleNote } from '../../../lists/StaleNote.tsx';
import type { SideItem } from '../SideList.tsx';
import type { TabProps } from '../tabs.tsx';
import styles from './tools.module.css';
import { useApplicationRoles } from './useApplicationRoles.ts';
import { useRoleUsers } from './useRoleUsers.ts';

/** A role of an application: who has it there, and what can be done with it. The role Admin is a superadmin's to give and to take away. */
export function OneRole({ application, role: { id, name, note } }: TabProps & { role: SideItem }) {
  const t = useText();
  const may = useMay();
  const { asked, rows, odd } = useAskList(roles.users, { path: { roleId: id } });
  const { remove, pending } = useApplicationRoles(application);
  const destroy = useDeleteRole();
  const role = { id, name: name.text };
  const { give, take } = useRoleUsers(application, role, asked.refetch);
  const changes = name.as !== 'awaited' && (may('adminRole') || !isAdminRole({ roleName: name.text }));

  const isHere = (user: User) => entriesOf(user, id).some(entry => idOf(entry.application) === application._id);
  /** Tied to no application, or the platform does not say to which. */
  const isLoose = (user: User) => {
    const entries = entriesOf(user, id);
    return !entries.length || entries.some(entry => !idOf(entry.application));
  };
  const here = rows.filter(isHere);
  const users = rows.filter(user => isHere(user) || isLoose(user));
  return (
    <div className={styles.role}>
      <div className={styles.roleHead}>
        <h2>
          <Link to={paths.role(id)}>
            <NameText name={name} />
          </Link>
        </h2>
        {changes ? (
          <span className={styles.roleActs}>
            <Button small pending={pending} onClick={() => void remove(role)}>
              {t('applicationTools.roles.remove')}
            </Button>
            <Button small danger onClick={() => void destroy({ id, _id: id, roleName: name.text })}>
              {t('ui.delete')}
            </Button>
          </span>
        ) : null}
        {note ? <p className="secondary">{note}</p> : null}
      </div>
      {asked.error && users.length ? <StaleNote error={asked.error} loadError="roles.loadError" retry={asked.refetch} /> : null}
      <RoleHolders
        title={t('applicationTools.roles.users')}
        prefix="role"
        asked={asked}
        odd={odd}
        users={users}
        isThere={id => here.some(user => user._id === id)}
        placesOf={user => (isHere(user) ? undefined : [named(t('access.noApplication'))])}
        empty={{ title: 'applicationTools.roles.noUsers', text: 'applicationTools.roles.usersHint' }}
        give={changes ? give : undefined}
        takeOf={user => (isHere(user) ? () => void take(user) : undefined)}
      />
    </div>
  );
}

import { Link } from 'react-router-dom';
import { assignRole, unassignRole } from '../../../activity/actions/roles.ts';
import { DeleteButton, useCanAccess, useRecordContext } from '../../../admin/index.ts';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { RecordRoleUses } from '../../../domain/catalogue/roles/RecordRoleUses.tsx';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { RoleUsersPanel } from '../../../domain/people/RoleUsersPanel.tsx';
import { filterByRole } from '../../../domain/people/useRestoreRoles.ts';
import { useUsersByName } from '../../../domain/people/useUsersByName.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { roles } from '../../../platform/roles.ts';
import { userName } from '../../../platform/userName.ts';
import type { User } from '../../../platform/users.ts';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { NameText, plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { SideItem } from '../SideList.tsx';
import { useMembers } from '../useMembers.ts';
import styles from './OneRole.module.css';
import { useApplicationRoles } from './useApplicationRoles.ts';

const texts = {
  added: 'applicationTools.roles.userAdded',
  removed: 'applicationTools.roles.userRemoved',
  ask: 'resources.roles.info.removeUserAsk',
  askText: 'applicationTools.roles.userAskText',
  saveError: 'error.save',
  removeError: 'error.remove',
  refused: 'error.said',
} as const;

/** Shows a role of an application with its users there. Only superadmins assign and remove the role Admin. */
export function OneRole({ role: { id: role, name, note } }: { role: SideItem }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { query, rows: came, skippedCount } = useEndpointList(roles.users, { path: { roleId: role } });
  const { rows } = useUsersByName(came);
  const { remove, pending } = useApplicationRoles(application);
  const record = { id: role, _id: role, roleName: name.text };
  const { canAccess } = useCanAccess({ action: 'assign', resource: 'roles', record });
  const changes = name.as !== 'awaited' && canAccess === true;

  const { _id } = application;
  const isHere = (user: User) =>
    filterByRole(user, role).some(entry => referenceId(entry.application) === _id);
  /** Returns whether the role is assigned without an application, or the platform omits the application. */
  const isLoose = (user: User) => {
    const entries = filterByRole(user, role);
    return !entries.length || entries.some(entry => !referenceId(entry.application));
  };
  const here = rows.filter(isHere);
  const users = rows.filter(user => isHere(user) || isLoose(user));
  const members = useMembers({
    texts,
    interpolation: { role: name.text, application: applicationLabel(application) },
    adding: assignRole,
    removing: unassignRole,
    getArgs: user => ({
      add: { body: { _id: user, roleData: { application: _id, role } } },
      remove: { path: { id: user, role, application: _id } },
    }),
  });
  return (
    <div className={styles.role}>
      <div className={styles.roleHead}>
        <h2>
          <Link to={paths.roles.show(role)}>
            <NameText name={name} />
          </Link>
        </h2>
        {changes ? (
          <span className={styles.roleActs}>
            <TextButton small pending={pending} onClick={() => void remove({ id: role, name: name.text })}>
              {t('applicationTools.roles.remove')}
            </TextButton>
            <DeleteButton
              resource="roles"
              record={record}
              details={<RecordRoleUses />}
              redirect={false}
              size="small"
            />
          </span>
        ) : null}
        {note ? <p className="secondary">{note}</p> : null}
      </div>
      {query.error && users.length ? (
        <StaleNote error={query.error} loadError="error.loadData" retry={query.refetch} />
      ) : null}
      <RoleUsersPanel
        title={t('applicationTools.roles.users')}
        addressPrefix="role"
        query={query}
        skippedCount={skippedCount}
        users={users}
        hasRole={id => here.some(user => user._id === id)}
        getApplications={user => (isHere(user) ? undefined : [plainName(t('access.noApplication'))])}
        empty={{ title: 'applicationTools.roles.noUsers', text: 'applicationTools.roles.usersHint' }}
        onAdd={changes ? members.add : undefined}
        onRemove={user => members.remove({ id: user._id, name: userName(user) })}
        canRemove={isHere}
      />
    </div>
  );
}

import { useState } from 'react';
import { RecordContextProvider, TabbedShowLayout, useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { UserRole } from '../../domain/people/useRestoreRoles.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { readSubscriptions } from '../../platform/subscriptions.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TabSkeleton } from '../../ui/tabs/HashTabs.tsx';
import { assignedLayers } from './assignedLayers.ts';
import { UserAdmins } from './UserAdmins.tsx';
import { UserDetails } from './UserDetails.tsx';
import { UserLayers } from './UserLayers.tsx';
import type { UserRecord } from './userRecord.ts';
import { UserRoles } from './UserRoles.tsx';
import { UserSessions } from './UserSessions.tsx';

/**
 * Adds roles that the platform has just confirmed, until the user is refetched. A refetched user is a new object if anything
 * has changed.
 */
function useConfirmedRoles(loadedUser: UserRecord) {
  const [confirmed, setConfirmed] = useState<{ loadedUser: UserRecord; roles: UserRole[] }>();
  const validRoles = (state: typeof confirmed) => (state?.loadedUser === loadedUser ? state.roles : []);
  const added = validRoles(confirmed);
  const user = added.length
    ? { ...loadedUser, rolesAssigned: [...(loadedUser.rolesAssigned ?? []), ...added] }
    : loadedUser;
  const addRole = (role: UserRole) =>
    setConfirmed(state => ({ loadedUser, roles: [...validRoles(state), role] }));
  return { user, show: addRole };
}

const UserSubscriptions = lazyComponent(
  () => import('./UserSubscriptions.tsx'),
  ['subscriptions'],
  TabSkeleton,
);
const UserAccess = lazyComponent(() => import('./access/UserAccess.tsx'), ['access', 'reach'], TabSkeleton);

export function UserTabs() {
  const can = useCan();
  const { user, show: addRole } = useConfirmedRoles(useRecordContext<UserRecord>()!);
  const { active, archived } = readSubscriptions(user);
  const aside = (
    <div className="stack">
      <UserDetails />
      <UserAdmins />
    </div>
  );
  return (
    <RecordContextProvider value={user}>
      <TabbedShowLayout label="userPage.info.tabs" aside={aside}>
        <TabbedShowLayout.Tab
          path="roles"
          label="userPage.info.roleList"
          count={user.rolesAssigned?.length ?? 0}
        >
          <UserRoles onAssigned={addRole} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab
          path="protected-layers"
          label="userPage.info.protectedLayers"
          count={assignedLayers(user).length}
        >
          <UserLayers />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab
          path="subscriptions"
          label="userPage.info.activeSubscriptions"
          count={active.length}
        >
          <UserSubscriptions />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab
          path="archived-subscriptions"
          label="userPage.info.archivedSubscriptions"
          count={archived.length}
        >
          <UserSubscriptions archived />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab path="sessions" label="userPage.info.sessions">
          <UserSessions />
        </TabbedShowLayout.Tab>
        {CATALOGUE_KINDS.every(kind => can({ action: 'list', resource: kind })) ? (
          <TabbedShowLayout.Tab path="access" label="userPage.info.access" wide>
            <UserAccess />
          </TabbedShowLayout.Tab>
        ) : null}
      </TabbedShowLayout>
    </RecordContextProvider>
  );
}

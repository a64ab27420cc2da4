import { useState } from 'react';
import { RecordContextProvider, TabbedShowLayout, useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { UserRole } from '../../domain/people/useGiveRoles.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { subscriptionsOf } from '../../platform/subscriptions.ts';
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
 * A user with the roles that the platform has just confirmed, until it is read again; `show` adds one. A user that was read
 * again is another object where anything about it has changed.
 */
function useConfirmedRoles(read: UserRecord) {
  const [confirmed, setConfirmed] = useState<{ read: UserRecord; roles: UserRole[] }>();
  const rolesOf = (now: typeof confirmed) => (now?.read === read ? now.roles : []);
  const added = rolesOf(confirmed);
  const user = added.length ? { ...read, rolesAssigned: [...(read.rolesAssigned ?? []), ...added] } : read;
  const show = (role: UserRole) => setConfirmed(now => ({ read, roles: [...rolesOf(now), role] }));
  return { user, show };
}

const UserSubscriptions = lazyComponent(
  () => import('./UserSubscriptions.tsx'),
  ['subscriptions'],
  TabSkeleton,
);
const UserAccess = lazyComponent(() => import('./access/UserAccess.tsx'), ['access', 'reach'], TabSkeleton);

/** What a user has, in tabs, and who they are beside them. */
export function UserTabs() {
  const can = useCan();
  const { user, show } = useConfirmedRoles(useRecordContext<UserRecord>()!);
  const { active, archived } = subscriptionsOf(user);
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
          <UserRoles show={show} />
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

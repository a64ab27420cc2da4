import { useNavigate, useParams } from 'react-router-dom';
import { useRemove } from '../../activity/useRemove.tsx';
import { InlineEditProvider } from '../../admin/index.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { RecordPage } from '../../calls/RecordPage.tsx';
import { useRecord } from '../../calls/useRecord.ts';
import { KINDS } from '../../catalogue/kinds.ts';
import { subscriptionsOf } from '../../platform/subscriptions.ts';
import { userName } from '../../platform/userName.ts';
import { users } from '../../platform/users.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths } from '../../ui/paths.ts';
import { HashTabs } from '../../ui/tabs/HashTabs.tsx';
import { TabSkeleton } from '../../ui/tabs/TabSkeleton.tsx';
import { thenGo } from '../../ui/thenGo.ts';
import { useText } from '../../ui/useText.ts';
import { assignedLayers } from './assignedLayers.ts';
import { awaitedUser } from './awaitedUser.ts';
import { RemovePrivilegeButton } from './RemovePrivilegeButton.tsx';
import { SetAdminButton } from './SetAdminButton.tsx';
import { SetSuperadminButton } from './SetSuperadminButton.tsx';
import { TransferButton } from './TransferButton.tsx';
import { useConfirmedRoles } from './useConfirmedRoles.ts';
import { UserAdmins } from './UserAdmins.tsx';
import { UserChips } from './UserChips.tsx';
import type { UserRecord } from './userColumns.ts';
import { UserDetails } from './UserDetails.tsx';
import { UserEditor } from './userEditor.ts';
import { UserLayers } from './UserLayers.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserSessions } from './UserSessions.tsx';

const UserSubscriptions = lazyComponent(
  () => import('./UserSubscriptions.tsx'),
  ['subscriptions'],
  TabSkeleton,
);
const UserAccess = lazyComponent(() => import('./access/UserAccess.tsx'), ['access', 'reach'], TabSkeleton);

/** Another user is another page: nothing typed or chosen for one is left standing for the next. */
export default function UserInfo() {
  const { id = '' } = useParams();
  return <UserPage key={id} id={id} />;
}

function UserPage({ id }: { id: string }) {
  const t = useText();
  const may = useMay();
  const {
    data: user,
    error,
    refetch,
  } = useRecord<UserRecord>('users', id, { meta: { shows: users.info.shows, ids: [id] } });
  return (
    <RecordPage
      record={user}
      awaited={awaitedUser}
      error={error}
      retry={refetch}
      title={user ? userName(user) : t('resources.users.name', { smart_count: 1 })}
      trail={[{ label: t('resources.users.name', { smart_count: 2 }), to: paths.users }]}
      loadError="error.load"
      noSuch="resources.users.noSuch"
      refusal="resources.users.notAuthorized"
      chips={user => <UserChips user={user} />}
      actions={user => (
        <>
          <TransferButton user={user} />
          <SetSuperadminButton user={user} />
          <SetAdminButton user={user} />
          <RemovePrivilegeButton user={user} />
          <DeleteUserButton user={user} />
        </>
      )}
      editor={user =>
        may('editUser', user)
          ? close => (
              <InlineEditProvider resource="users" record={user} close={close}>
                <UserEditor />
              </InlineEditProvider>
            )
          : undefined
      }
      preload={UserEditor.preload}
    >
      {user => <UserTabs user={user} />}
    </RecordPage>
  );
}

function UserTabs(props: { user: UserRecord }) {
  const t = useText();
  const may = useMay();
  const { user, show } = useConfirmedRoles(props.user);
  const { active, archived } = subscriptionsOf(user);
  return (
    <HashTabs
      label={t('resources.users.info.tabs')}
      aside={
        <div className="stack">
          <UserDetails user={user} />
          <UserAdmins user={user} />
        </div>
      }
      tabs={[
        {
          hash: 'roles',
          label: t('resources.users.info.roleList'),
          count: user.rolesAssigned?.length ?? 0,
          content: () => <UserRoles user={user} show={show} />,
        },
        {
          hash: 'protected-layers',
          label: t('resources.users.info.protectedLayers'),
          count: assignedLayers(user).length,
          content: () => <UserLayers user={user} />,
        },
        {
          hash: 'subscriptions',
          label: t('resources.users.info.activeSubscriptions'),
          count: active.length,
          preloadProps: UserSubscriptions.preloadProps,
          content: () => <UserSubscriptions user={user} />,
        },
        {
          hash: 'archived-subscriptions',
          label: t('resources.users.info.archivedSubscriptions'),
          count: archived.length,
          preloadProps: UserSubscriptions.preloadProps,
          content: () => <UserSubscriptions user={user} archived />,
        },
        {
          hash: 'sessions',
          label: t('resources.users.info.sessions'),
          content: () => <UserSessions userId={user._id} />,
        },
        ...(KINDS.every(kind => may(kind))
          ? [
              {
                hash: 'access',
                label: t('resources.users.info.access'),
                isWide: true,
                preloadProps: UserAccess.preloadProps,
                content: () => <UserAccess user={user} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function DeleteUserButton({ user }: { user: UserRecord }) {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const remove = useRemove<UserRecord>('users', 'resources.users.deleteError');
  if (!may('deleteUser', user)) return null;
  return (
    <Button danger onClick={() => thenGo(remove(user), () => navigate(paths.users))}>
      {t('ui.delete')}
    </Button>
  );
}

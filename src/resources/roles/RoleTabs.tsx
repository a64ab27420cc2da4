import type { RoleRecord } from '../../access/roleForm.ts';
import { useUsersByName } from '../../access/useUsersByName.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { useAskList } from '../../calls/useAskList.ts';
import { KINDS } from '../../catalogue/kinds.ts';
import { roles } from '../../platform/roles.ts';
import { Facts, Identifier } from '../../ui/Facts.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { HashTabs } from '../../ui/tabs/HashTabs.tsx';
import { TabSkeleton } from '../../ui/tabs/TabSkeleton.tsx';
import { useText } from '../../ui/useText.ts';
import { RolePurposes } from './RolePurposes.tsx';
import { RoleUsers } from './RoleUsers.tsx';

const RoleAccess = lazyComponent(
  () => import('./RoleAccess.tsx'),
  ['access', 'reach', 'resources.roles'],
  TabSkeleton,
);

/** Who has a role, what carries it, and beside that what it is. */
export function RoleTabs({ role, canAdd }: { role: RoleRecord; canAdd: boolean }) {
  const t = useText();
  const may = useMay();
  const roleId = String(role.id);
  const known = { enabled: roleId !== '' };
  const listed = useAskList(roles.users, { path: { roleId } }, known);
  const users = { ...listed, rows: useUsersByName(listed.rows).rows };
  const purposes = useAskList(roles.purposes, { path: { roleId } }, known);
  return (
    <HashTabs
      label={t('resources.roles.info.tabs')}
      aside={<RoleDetails role={role} />}
      tabs={[
        {
          hash: 'users',
          label: t('resources.roles.info.users'),
          count: users.asked.data && users.rows.length,
          content: () => <RoleUsers role={role} canAdd={canAdd} {...users} />,
        },
        {
          hash: 'purposes',
          label: t('resources.roles.info.purposes'),
          count: purposes.asked.data && purposes.rows.length,
          content: () => <RolePurposes {...purposes} />,
        },
        ...(KINDS.every(kind => may(kind))
          ? [
              {
                hash: 'access',
                label: t('resources.roles.info.access'),
                isWide: true,
                content: () => <RoleAccess role={role} {...users} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function RoleDetails({ role }: { role: RoleRecord }) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="role-details">
      <div className="panel-head">
        <h2 id="role-details">{t('resources.roles.info.details')}</h2>
      </div>
      <Facts
        facts={[
          {
            label: t('resources.roles.fields.id'),
            value: <Identifier text={String(role.id)} />,
            copy: String(role.id),
          },
          { label: t('resources.roles.fields.roleName'), value: role.roleName },
          { label: t('resources.roles.fields.roleDescription'), value: role.roleDescription },
        ]}
      />
    </section>
  );
}

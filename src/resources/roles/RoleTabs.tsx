import {
  Labeled,
  SimpleShowLayout,
  TabbedShowLayout,
  TextField,
  useRecordContext,
} from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useEndpointList } from '../../data/useEndpointList.ts';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { useUsersByName } from '../../domain/people/useUsersByName.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { roles } from '../../platform/roles.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TabSkeleton } from '../../ui/tabs/HashTabs.tsx';
import { useText } from '../../ui/useText.ts';
import { RolePurposes } from './RolePurposes.tsx';
import { RoleUsers } from './RoleUsers.tsx';

const RoleAccess = lazyComponent(
  () => import('./RoleAccess.tsx'),
  ['access', 'reach', 'resources.roles'],
  TabSkeleton,
);

export function RoleTabs() {
  const can = useCan();
  const roleId = String(useRecordContext<RoleRecord>()?.id ?? '');
  // Both lists are read here, because the tabs show their lengths before they are opened. Each has a call of
  // its own that returns all rows, so neither is a `ReferenceManyField`.
  const known = { enabled: roleId !== '' };
  const listed = useEndpointList(roles.users, { path: { roleId } }, known);
  const users = { ...listed, rows: useUsersByName(listed.rows).rows };
  const purposes = useEndpointList(roles.purposes, { path: { roleId } }, known);
  return (
    <TabbedShowLayout label="resources.roles.info.tabs" aside={<RoleDetails />}>
      <TabbedShowLayout.Tab
        path="users"
        label="resources.roles.info.users"
        count={users.query.data && users.rows.length}
      >
        <RoleUsers {...users} />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab
        path="purposes"
        label="resources.roles.info.purposes"
        count={purposes.query.data && purposes.rows.length}
      >
        <RolePurposes {...purposes} />
      </TabbedShowLayout.Tab>
      {CATALOGUE_KINDS.every(kind => can({ action: 'list', resource: kind })) ? (
        <TabbedShowLayout.Tab path="access" label="resources.roles.info.access" wide>
          <RoleAccess {...users} />
        </TabbedShowLayout.Tab>
      ) : null}
    </TabbedShowLayout>
  );
}

function RoleDetails() {
  const t = useText();
  const role = useRecordContext<RoleRecord>();
  return (
    <section className="panel" aria-labelledby="role-details">
      <div className="panel-head">
        <h2 id="role-details">{t('resources.roles.info.details')}</h2>
      </div>
      <SimpleShowLayout>
        <Labeled action={<CopyButton text={String(role?.id)} name={t('resources.roles.fields.id')} />}>
          <TextField source="id" className="mono" />
        </Labeled>
        <TextField source="roleName" />
        <TextField source="roleDescription" />
      </SimpleShowLayout>
    </section>
  );
}

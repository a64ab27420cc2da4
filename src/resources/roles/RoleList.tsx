import { useMemo } from 'react';
import { isAdminRole, roles } from '../../platform/roles.ts';
import { ListExportButton } from '../../lists/export/ListExportButton.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import type { RowShape } from '../../lists/Rows.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { CloneRoleButton } from './CloneRoleButton.tsx';
import { NewRoleButton } from './NewRoleButton.tsx';
import { RoleForm } from './RoleForm.tsx';
import { roleColumns, type RoleRecord } from './roleColumns.ts';
import { useDeleteRole } from './useDeleteRole.tsx';

const texts = {
  title: 'roles.title',
  search: 'roles.search',
  empty: 'roles.empty',
  emptyHint: 'roles.emptyHint',
  loadError: 'roles.loadError',
  refusal: 'roles.notAuthorized',
} as const;


export default function RoleList() {
  const may = useMay();
  const remove = useDeleteRole();
  const shape = useMemo<Omit<RowShape<RoleRecord>, 'texts'>>(() => {
    const changes = (role: RoleRecord) => may('adminRole') || !isAdminRole(role);
    return { nameOf: role => role.roleName, hrefOf: role => paths.role(String(role.id)), canEdit: changes, canDelete: changes };
  }, [may]);
  return (
    <ListPage<RoleRecord>
      name="roles"
      texts={texts}
      columns={roleColumns}
      shape={shape}
      summary={role => role.roleDescription ?? ''}
      facts={role => [role.roleDescription ?? '']}
      create={
        <>
          <CloneRoleButton />
          <NewRoleButton />
        </>
      }
      exportButton={<ListExportButton endpoint={roles.list} columns={roleColumns} />}
      remove={remove}
      editor={(role, close) => <RoleForm role={role} close={close} autoFocus />}
    />
  );
}

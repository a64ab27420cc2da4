import { useMemo, useState } from 'react';
import type { RoleRecord } from '../../access/roleForm.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { useDeleteRole } from '../../catalogue/roles/useDeleteRole.tsx';
import type { RowShape } from '../../lists/drawing.ts';
import { ListExportButton } from '../../lists/export/ListExportButton.tsx';
import { List } from '../../lists/List.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTools, ToolsEnd } from '../../lists/ListTools.tsx';
import { Pages } from '../../lists/Pages.tsx';
import { Rows } from '../../lists/Rows.tsx';
import { SearchBox } from '../../lists/SearchBox.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { TableTools } from '../../lists/TableTools.tsx';
import { ViewToggle } from '../../lists/ViewToggle.tsx';
import { isAdminRole, roles } from '../../platform/roles.ts';
import { orEmpty } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { asSource, CloneRoleButton, CloneRoleDialog } from './CloneRoleButton.tsx';
import { NewRoleButton } from './NewRoleButton.tsx';
import { roleColumns } from './roleColumns.ts';
import { RoleEditor } from './roleEditor.ts';

const description = (role: RoleRecord) => orEmpty(role.roleDescription);

export default function RoleList() {
  const may = useMay();
  const remove = useDeleteRole();
  const [cloned, clone] = useState<RoleRecord>();
  const shape = useMemo<RowShape<RoleRecord>>(() => {
    const changes = (role: RoleRecord) => may('adminRole') || !isAdminRole(role);
    return {
      nameOf: role => role.roleName,
      hrefOf: role => paths.role(String(role.id)),
      canEdit: changes,
      canClone: changes,
      canDelete: changes,
    };
  }, [may]);
  const create = (
    <>
      <CloneRoleButton />
      <NewRoleButton />
    </>
  );
  return (
    <List name="roles" columns={roleColumns} create={create} texts={{ loadError: 'error.loadData' }}>
      <ListHead />
      <ListTools>
        <SearchBox />
        <ToolsEnd>
          <SortSelect />
          <ViewToggle />
          <TableTools />
          <ListExportButton endpoint={roles.list} />
        </ToolsEnd>
      </ListTools>
      <Rows<RoleRecord>
        shape={shape}
        summary={description}
        summaryLines={2}
        facts={[description]}
        clone={clone}
        remove={remove}
        editor={(role, close) => <RoleEditor role={role} close={close} autoFocus />}
        preload={RoleEditor.preload}
      />
      <Pages />
      {cloned ? <CloneRoleDialog role={asSource(cloned)} close={() => clone(undefined)} /> : null}
    </List>
  );
}

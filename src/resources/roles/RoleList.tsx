import { useState } from 'react';
import {
  CardList,
  CreateInDialogButton,
  DataTable,
  ExportButton,
  FunctionField,
  List,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  ViewTools,
} from '../../admin/index.ts';
import { RecordRoleUses } from '../../domain/catalogue/roles/RecordRoleUses.tsx';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { formatOptional } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { asSource, CloneRoleButton, CloneRoleDialog } from './CloneRoleButton.tsx';
import { RoleEditor } from './roleEditor.ts';

const NewRoleForm = lazyComponent(() => import('./NewRoleForm.tsx'), ['resources.roles'], 'parent');

const deletion = { details: <RecordRoleUses /> };
const filters = [<SearchInput key="q" source="q" alwaysOn />];
const description = (role: RoleRecord) => formatOptional(role.roleDescription);

export default function RoleList() {
  const [cloned, clone] = useState<RoleRecord>();
  return (
    <>
      <List<RoleRecord>
        resource="roles"
        filters={filters}
        createButton={
          <>
            <CloneRoleButton />
            <CreateInDialogButton>
              <NewRoleForm />
            </CreateInDialogButton>
          </>
        }
        actions={
          <>
            <ViewTools />
            <ExportButton />
          </>
        }
      >
        <ListViews<RoleRecord>
          rowClick="show"
          inlineEdit={<RoleEditor />}
          rowActions={
            <>
              <RowButton<RoleRecord> action="edit" />
              <RowButton<RoleRecord> action="clone" onClick={clone} />
              <RowButton<RoleRecord> action="delete" deletion={deletion} />
            </>
          }
          table={
            <DataTable<RoleRecord>>
              <DataTable.Col<RoleRecord> source="roleName" width={34} />
              <DataTable.Col<RoleRecord> source="roleDescription" width={66} quiet />
            </DataTable>
          }
          cards={<CardList summary={<FunctionField<RoleRecord> render={description} />} summaryLines={2} />}
          narrow={<SimpleList<RoleRecord> secondaryText={description} />}
        />
      </List>
      {cloned ? <CloneRoleDialog role={asSource(cloned)} onClose={() => clone(undefined)} /> : null}
    </>
  );
}

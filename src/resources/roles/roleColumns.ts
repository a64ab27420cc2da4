import type { RoleRecord } from '../../access/roleForm.ts';
import type { ColumnOf } from '../../lists/columns.ts';

export const roleColumns: ColumnOf<'resources.roles', RoleRecord>[] = [
  { source: 'roleName', text: role => role.roleName ?? '', width: 34 },
  { source: 'roleDescription', text: role => role.roleDescription ?? '', width: 66, quiet: true },
];

import type { RaRecord } from 'react-admin';
import type { Role } from '../../platform/roles.ts';
import type { Column } from '../../lists/columns.ts';

export type RoleRecord = Role & RaRecord;

export const roleColumns: Column<RoleRecord>[] = [
  { source: 'roleName', label: 'roles.field.roleName', text: role => role.roleName ?? '', width: 34 },
  { source: 'roleDescription', label: 'roles.field.roleDescription', text: role => role.roleDescription ?? '', width: 66, quiet: true },
];

import type { RaRecord } from 'react-admin';
import type { Role } from '../../platform/roles.ts';
import type { ColumnOf } from '../../lists/columns.ts';

export type RoleRecord = Role & RaRecord;

export const roleColumns: ColumnOf<'roles', RoleRecord>[] = [
  { source: 'roleName', text: role => role.roleName ?? '', width: 34 },
  { source: 'roleDescription', text: role => role.roleDescription ?? '', width: 66, quiet: true },
];

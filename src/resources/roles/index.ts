import { page } from '../../ui/page.tsx';
import { part } from '../../ui/part.tsx';
import type { RoleRecord } from './roleColumns.ts';
import { patterns } from '../../ui/paths.ts';
import type { ResourceLabel } from '../../calls/screen.ts';

const refusal = 'roles.notAuthorized';

export const roles = {
  recordRepresentation: (role: RoleRecord) => role.roleName,
  create: { label: 'roles.new', dialog: part(() => import('./NewRoleDialog.tsx')) },
  screens: [
    { path: patterns.roles, page: page(() => import('./RoleList.tsx')), right: 'roles', refusal, list: 'roles' },
    { path: patterns.role, page: page(() => import('./RoleInfo.tsx')), right: 'roles', refusal },
  ],
} satisfies ResourceLabel;

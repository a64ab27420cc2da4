import type { RoleRecord } from '../../access/roleForm.ts';
import type { ResourceLabel } from '../../calls/screen.ts';
import { page } from '../../ui/page.ts';
import { part } from '../../ui/part.tsx';
import { patterns } from '../../ui/paths.ts';

const refusal = 'names.roles.notAuthorized';

export const roles = {
  recordRepresentation: (role: RoleRecord) => String(role.roleName || role.id),
  create: { label: 'names.roles.new', dialog: part(() => import('./NewRoleDialog.tsx'), ['roles']) },
  screens: [
    {
      path: patterns.roles,
      page: page(() => import('./RoleList.tsx'), ['roles']),
      right: 'roles',
      refusal,
      list: 'roles',
    },
    {
      path: patterns.role,
      page: page(() => import('./RoleInfo.tsx'), ['access', 'roles']),
      right: 'roles',
      refusal,
    },
  ],
} satisfies ResourceLabel;

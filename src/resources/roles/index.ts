import type { RoleRecord } from '../../access/roleForm.ts';
import type { ResourceLabel } from '../../calls/screen.ts';
import { page } from '../../ui/page.ts';
import { part } from '../../ui/part.tsx';
import { patterns } from '../../ui/paths.ts';

const refusal = 'resources.roles.notAuthorized';

export const roles = {
  recordRepresentation: (role: RoleRecord) => String(role.roleName || role.id),
  create: {
    label: 'resources.roles.page.create',
    dialog: part(() => import('./NewRoleDialog.tsx'), ['resources.roles']),
  },
  screens: [
    {
      path: patterns.roles,
      page: page(() => import('./RoleList.tsx'), ['resources.roles']),
      right: 'roles',
      refusal,
      list: 'roles',
    },
    {
      path: patterns.role,
      page: page(() => import('./RoleInfo.tsx'), ['access', 'resources.roles']),
      right: 'roles',
      refusal,
    },
  ],
} satisfies ResourceLabel;

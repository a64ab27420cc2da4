import type { RoleRecord } from '../../access/roleForm.ts';
import type { ResourceLabel } from '../../calls/screen.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';

const refusal = 'resources.roles.notAuthorized';

export const roles = {
  recordRepresentation: (role: RoleRecord) => String(role.roleName || role.id),
  create: {
    label: 'resources.roles.page.create',
    dialog: lazyComponent(() => import('./NewRoleDialog.tsx'), ['resources.roles']),
  },
  screens: [
    {
      path: patterns.roles,
      page: lazyComponent(() => import('./RoleList.tsx'), ['resources.roles'], 'parent'),
      right: 'roles',
      refusal,
      list: 'roles',
    },
    {
      path: patterns.role,
      page: lazyComponent(() => import('./RoleShow.tsx'), ['access', 'resources.roles'], 'parent'),
      right: 'roles',
      refusal,
    },
  ],
} satisfies ResourceLabel;

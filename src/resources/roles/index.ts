import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

export const roles = {
  name: 'roles',
  list: lazyComponent(() => import('./RoleList.tsx'), ['resources.roles'], 'parent'),
  show: lazyComponent(() => import('./RoleShow.tsx'), ['access', 'resources.roles'], 'parent'),
  recordRepresentation: (role: RoleRecord) => String(role.roleName || role.id),
  options: {
    paths: resourcePaths.roles,
    menu: 'bar',
    createDialog: lazyComponent(() => import('./NewRoleDialog.tsx'), ['resources.roles']),
  },
} satisfies ConsoleResource;

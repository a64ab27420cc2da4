import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const rolesResource = defineResource('roles', {
  icon: ShieldIcon,
  list: lazyComponent(() => import('./RoleList.tsx'), ['resources.roles'], 'parent'),
  show: lazyComponent(() => import('./RoleShow.tsx'), ['access', 'emails', 'resources.roles'], 'parent'),
  options: {
    menu: 'bar',
    createForm: lazyComponent(() => import('./NewRoleForm.tsx'), ['resources.roles'], 'parent'),
    findCreated: 'roleName',
    calls: async () => (await import('../../platform/roles.ts')).roles,
  },
});

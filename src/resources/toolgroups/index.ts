import FolderIcon from '@mui/icons-material/FolderOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const toolgroupsResource = defineResource('toolgroups', {
  icon: FolderIcon,
  list: lazyComponent(() => import('./ToolgroupList.tsx'), ['resources.toolgroups'], 'parent'),
  show: lazyComponent(
    () => import('./ToolgroupShow.tsx'),
    ['access', 'catalogue', 'children', 'resources.toolgroups'],
    'parent',
  ),
  options: {
    menu: 'belowTools',
    createForm: lazyComponent(() => import('./NewToolgroupForm.tsx'), ['resources.toolgroups'], 'parent'),
    findCreated: 'toolGroupName',
    calls: async () => (await import('../../platform/toolgroups.ts')).toolgroups,
  },
});

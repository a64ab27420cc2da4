import FlagIcon from '@mui/icons-material/FlagOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const purposesResource = defineResource('purposes', {
  icon: FlagIcon,
  list: lazyComponent(() => import('./PurposeList.tsx'), ['resources.purposes'], 'parent'),
  show: lazyComponent(
    () => import('./PurposeShow.tsx'),
    ['access', 'catalogue', 'children', 'resources.purposes'],
    'parent',
  ),
  options: {
    menu: 'belowTools',
    createForm: lazyComponent(() => import('./NewPurposeForm.tsx'), ['resources.purposes'], 'parent'),
    findCreated: 'purposeName',
    calls: async () => (await import('../../platform/purposes.ts')).purposes,
  },
});

import SellIcon from '@mui/icons-material/SellOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const tagsResource = defineResource('tags', {
  icon: SellIcon,
  list: lazyComponent(() => import('./TagList.tsx'), ['resources.tags'], 'parent'),
  edit: lazyComponent(() => import('./TagEdit.tsx'), ['resources.tags'], 'parent'),
  options: {
    menu: 'bar',
    createForm: lazyComponent(() => import('./NewTagForm.tsx'), ['resources.tags'], 'parent'),
    findCreated: 'tagName',
    calls: async () => (await import('../../platform/tags.ts')).tags,
  },
});

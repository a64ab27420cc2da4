import TuneIcon from '@mui/icons-material/TuneOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const toolsResource = defineResource('tools', {
  icon: TuneIcon,
  list: lazyComponent(() => import('./ToolList.tsx'), ['resources.tools'], 'parent'),
  show: lazyComponent(() => import('./ToolShow.tsx'), ['access', 'catalogue', 'resources.tools'], 'parent'),
  options: {
    menu: 'bar',
    createForm: lazyComponent(() => import('./NewToolForm.tsx'), ['resources.tools'], 'parent'),
    findCreated: 'toolName',
    calls: async () => (await import('../../platform/tools.ts')).tools,
  },
});

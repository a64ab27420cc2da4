import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export const newTool = lazyComponent(() => import('./NewToolDialog.tsx'), ['resources.tools']);

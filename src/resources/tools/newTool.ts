import { part } from '../../ui/part.tsx';

export const newTool = part(() => import('./NewToolDialog.tsx'), ['resources.tools']);

import { part } from '../../ui/part.tsx';

export const newToolgroup = part(() => import('./NewToolgroupDialog.tsx'), ['resources.toolgroups']);

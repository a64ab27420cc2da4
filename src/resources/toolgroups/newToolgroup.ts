import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export const newToolgroup = lazyComponent(() => import('./NewToolgroupDialog.tsx'), ['resources.toolgroups']);

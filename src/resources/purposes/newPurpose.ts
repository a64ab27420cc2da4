import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export const newPurpose = lazyComponent(() => import('./NewPurposeDialog.tsx'), ['resources.purposes']);

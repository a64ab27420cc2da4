import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';

/** Chooses layers of services. */
export const PickerDialog = lazyComponent(
  () => import('./picker/PickerDialog.tsx'),
  ['resources.layers', 'mapServices'],
);

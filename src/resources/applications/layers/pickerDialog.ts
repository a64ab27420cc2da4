import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';

export const PickerDialog = lazyComponent(
  () => import('./picker/PickerDialog.tsx'),
  ['resources.layers', 'mapServices'],
);

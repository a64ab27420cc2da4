import { part } from '../../../ui/part.tsx';

/** Chooses layers of services. */
export const PickerDialog = part(() => import('./picker/PickerDialog.tsx'), ['layers', 'mapServices']);

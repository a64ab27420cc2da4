import { part } from '../../ui/part.tsx';

export const newPurpose = part(() => import('./NewPurposeDialog.tsx'), ['resources.purposes']);

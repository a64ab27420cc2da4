import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { Kind } from './kinds.ts';

/** Where the record in context is used; shown before it is deleted. */
export const RecordUses = lazyComponent<{ kind: Kind }>(() => import('./Uses.tsx'), ['catalogue']);

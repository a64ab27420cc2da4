import { lazyComponent } from './lazy/lazyComponent.tsx';

/** Comes with the first request that failed. */
export const Reference = lazyComponent(() => import('./Reference.tsx'));

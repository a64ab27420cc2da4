import { part } from './part.tsx';

/** Comes with the first request that failed. */
export const Reference = part(() => import('./Reference.tsx'));

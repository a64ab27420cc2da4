/** Comes with the first request that failed. */
export const loadReference = () => import('./Reference.tsx');

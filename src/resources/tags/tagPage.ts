import { page } from '../../ui/page.ts';

export const tagPage = page(() => import('./TagInfo.tsx'), ['tags']);

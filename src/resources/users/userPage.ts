import { page } from '../../ui/page.ts';

export const userPage = page(() => import('./UserInfo.tsx'), ['access', 'sessions', 'users']);

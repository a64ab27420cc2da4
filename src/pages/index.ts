import { page } from '../ui/page.tsx';
import type { Screen } from '../calls/screen.ts';
import { patterns } from '../ui/paths.ts';

/** The pages that are not CRUD. */
export const pages: Screen[] = [
  { path: patterns.home, page: page(() => import('./home/HomePage.tsx')) },
  { path: patterns.settings, page: page(() => import('./settings/SettingsPage.tsx')) },
  { path: patterns.profile, page: page(() => import('./profile/ProfilePage.tsx')) },
  { path: patterns.apiKeys, page: page(() => import('./apiKeys/ApiKeysPage.tsx')) },
  { path: patterns.subscriptions, page: page(() => import('./subscriptions/SubscriptionsPage.tsx')) },
];

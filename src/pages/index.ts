import type { Screen } from '../calls/screen.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import { isDemo } from '../session/demo.ts';
import { later } from '../ui/later.tsx';
import { page } from '../ui/page.ts';
import { patterns } from '../ui/paths.ts';
import { ORGANIZATIONS } from './home/organizations/organizationTab.ts';

/** Nobody loads it but whom the gate lets in. */
const demoRoom = {
  ...later(() => import('./demo/DemoPage.tsx'), ['demo']),
  preload: async () => {},
  ahead: () => {},
};

/** The pages that are not CRUD. */
export const pages: Screen[] = [
  {
    path: patterns.home,
    page: page(() => import('./home/HomePage.tsx'), ['resources.applications', 'home']),
    list: 'applications',
    listIn: ORGANIZATIONS,
  },
  {
    path: patterns.settings,
    page: page(() => import('./settings/SettingsPage.tsx'), ['personRules', 'settings', 'strength']),
  },
  {
    path: patterns.profile,
    page: page(() => import('./profile/ProfilePage.tsx'), ['personRules', 'profile', 'resources.users']),
  },
  { path: patterns.apiKeys, page: page(() => import('./apiKeys/ApiKeysPage.tsx'), ['apiKeys']) },
  { path: patterns.demo, page: demoRoom, right: 'demo', there: isDemo },
  {
    path: patterns.subscriptions,
    page: page(() => import('./subscriptions/SubscriptionsPage.tsx'), ['subscriptions']),
    begins: ownAccount.me,
  },
];

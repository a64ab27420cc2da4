import type { Screen } from '../calls/screen.ts';
import { isDemo } from '../client/isDemo.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { patterns } from '../ui/paths.ts';
import { ORGANIZATIONS } from './home/organizations/organizationTab.ts';

/** Loaded only for people whom the gate lets in. */
const demoPage = Object.assign(
  lazyComponent(() => import('./demo/DemoPage.tsx'), ['demo'], 'parent'),
  { preload: async () => {} },
);

/** The pages that are not CRUD. */
export const pages: Screen[] = [
  {
    path: patterns.home,
    page: lazyComponent(() => import('./home/HomePage.tsx'), ['resources.applications', 'home'], 'parent'),
    list: 'applications',
    listIn: ORGANIZATIONS,
  },
  {
    path: patterns.settings,
    page: lazyComponent(
      () => import('./settings/SettingsPage.tsx'),
      ['personRules', 'settings', 'strength'],
      'parent',
    ),
  },
  {
    path: patterns.profile,
    page: lazyComponent(
      () => import('./profile/ProfilePage.tsx'),
      ['personRules', 'profile', 'resources.users'],
      'parent',
    ),
  },
  {
    path: patterns.apiKeys,
    page: lazyComponent(() => import('./apiKeys/ApiKeysPage.tsx'), ['apiKeys'], 'parent'),
  },
  { path: patterns.demo, page: demoPage, right: 'demo', there: isDemo },
  {
    path: patterns.subscriptions,
    page: lazyComponent(() => import('./subscriptions/SubscriptionsPage.tsx'), ['subscriptions'], 'parent'),
    begins: ownAccount.me,
  },
];

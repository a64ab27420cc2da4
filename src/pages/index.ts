import type { PagePermission } from '../auth/permissions.ts';
import { isDemo } from '../data/isDemo.ts';
import { ORGANIZATIONS } from '../domain/organizations/mainPage.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { ListName } from '../platform/lists.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import { lazyComponent, type LazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { paths } from '../ui/paths.ts';

export interface ConsolePage {
  path: string;
  page: LazyComponent<object>;
  /** Without it, every signed-in user may see the page. */
  right?: PagePermission;
  /** Whether this console has the page. */
  isAvailable?(): boolean;
  /** The first list of the page, which is requested while the code still loads. */
  list?: ListName;
  /**
   * The tab of that list, the prefix of its URL parameters, and the parameters that replace the list with
   * other content.
   */
  listIn?: { hash: string; prefix: string; unless: readonly string[] };
  /** The first call of the page, which every signed-in user may make. */
  begins?: AnyEndpoint;
}

export const homePage: ConsolePage = {
  path: paths.home,
  page: lazyComponent(() => import('./home/HomePage.tsx'), ['resources.applications', 'home'], 'parent'),
  list: 'applications',
  listIn: ORGANIZATIONS,
};

/** It has no preload, so that only users with access load it. */
const demoPage = Object.assign(
  lazyComponent(() => import('./demo/DemoPage.tsx'), ['demo'], 'parent'),
  { preload: async () => {} },
);

/** The pages that belong to no resource. */
export const consolePages: ConsolePage[] = [
  {
    path: paths.settings,
    page: lazyComponent(
      () => import('./settings/SettingsPage.tsx'),
      ['personRules', 'settings', 'strength'],
      'parent',
    ),
  },
  {
    path: paths.profile,
    page: lazyComponent(
      () => import('./profile/ProfilePage.tsx'),
      ['personRules', 'profile', 'userPage', 'resources.users'],
      'parent',
    ),
  },
  {
    path: paths.apiKeys,
    page: lazyComponent(() => import('./apiKeys/ApiKeysPage.tsx'), ['apiKeys'], 'parent'),
  },
  { path: paths.demo, page: demoPage, right: 'demo', isAvailable: isDemo },
  {
    path: paths.subscriptions,
    page: lazyComponent(() => import('./subscriptions/SubscriptionsPage.tsx'), ['subscriptions'], 'parent'),
    begins: ownAccount.me,
  },
];

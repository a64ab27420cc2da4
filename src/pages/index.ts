import type { Right } from '../auth/rights.ts';
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
  /** Without it, everybody signed in may see the page. */
  right?: Right;
  /** Whether this console has the page. */
  isAvailable?(): boolean;
  /** The list that the page begins with, so that its first rows can be asked for while code still loads. */
  list?: ListName;
  /** The tab that the list is in, the prefix of its parameters in the address, and the parameters that replace the list by something else. */
  listIn?: { hash: string; prefix: string; unless: readonly string[] };
  /** The call that the page begins with, which everybody may make. */
  begins?: AnyEndpoint;
}

export const homePage: ConsolePage = {
  path: paths.home,
  page: lazyComponent(() => import('./home/HomePage.tsx'), ['resources.applications', 'home'], 'parent'),
  list: 'applications',
  listIn: ORGANIZATIONS,
};

/** Loaded only for people whom the gate lets in. */
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

import type { ApplicationRecord } from '../../domain/organizations/application.ts';
import { lazyComponent, type LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TabSkeleton } from '../../ui/tabs/HashTabs.tsx';

/**
 * `Content` reads the application from the record context. Until the application is loaded, its `_id` is ''
 * and a tab requests no data.
 */
interface ApplicationTab {
  /** The hash that selects the tab. Its name is the text `applications.tabs.<hash>`. */
  hash:
    | 'application'
    | 'configs'
    | 'daily-import'
    | 'tools'
    | 'subscriptions'
    | 'application-layers'
    | 'application-work-orders'
    | 'override-users'
    | 'application-paths'
    | 'county'
    | 'users'
    | 'field-apps';
  Content: LazyComponent<object>;
  /** Returns the number on the tab, if the application contains it. */
  countOf?(application: ApplicationRecord): number | undefined;
  /** If false, only the hash leads to the tab. */
  listed?: false;
}

/**
 * The parts of an application in their order (docs/decisions/application-tabs.md). Each is a chunk of its
 * own. Visited tabs stay mounted, so that unsaved input is kept.
 */
export const tabs: ApplicationTab[] = [
  {
    hash: 'application',
    Content: lazyComponent(
      () => import('./application/ApplicationTab.tsx'),
      ['resources.applications'],
      TabSkeleton,
    ),
  },
  {
    hash: 'configs',
    Content: lazyComponent(() => import('./configs/ConfigsTab.tsx'), ['configs'], TabSkeleton),
  },
  {
    hash: 'daily-import',
    Content: lazyComponent(() => import('./dailyImport/DailyImportTab.tsx'), ['dailyImport'], TabSkeleton),
  },
  {
    hash: 'tools',
    Content: lazyComponent(
      () => import('./tools/ToolsTab.tsx'),
      ['access', 'applicationTools', 'emails', 'resources.roles'],
      TabSkeleton,
    ),
    countOf: ({ tools }) => tools?.length,
  },
  {
    hash: 'subscriptions',
    Content: lazyComponent(() => import('./plans/PlansTab.tsx'), ['applicationPlans'], TabSkeleton),
    countOf: ({ subscriptionPlans }) => subscriptionPlans?.length,
  },
  {
    hash: 'application-layers',
    Content: lazyComponent(
      () => import('./layers/LayersTab.tsx'),
      ['resources.applications', 'resources.layers', 'mapServices', 'protectedLayers'],
      TabSkeleton,
    ),
  },
  {
    hash: 'application-work-orders',
    Content: lazyComponent(() => import('./workOrders/WorkOrdersTab.tsx'), ['workOrders'], TabSkeleton),
  },
  {
    hash: 'override-users',
    Content: lazyComponent(
      () => import('./overrideUsers/OverrideUsersTab.tsx'),
      ['emails', 'overrideUsers'],
      TabSkeleton,
    ),
  },
  {
    hash: 'application-paths',
    Content: lazyComponent(() => import('./paths/PathsTab.tsx'), ['applicationParts'], TabSkeleton),
    countOf: ({ paths }) => paths?.length,
  },
  {
    hash: 'county',
    Content: lazyComponent(() => import('./county/CountyTab.tsx'), ['applicationParts'], TabSkeleton),
  },
  {
    hash: 'users',
    Content: lazyComponent(() => import('./users/UsersTab.tsx'), ['applicationUsers', 'emails'], TabSkeleton),
    listed: false,
  },
  {
    hash: 'field-apps',
    Content: lazyComponent(
      () => import('./fieldApps/FieldAppsTab.tsx'),
      ['fieldApps', 'mapServices'],
      TabSkeleton,
    ),
    listed: false,
  },
];

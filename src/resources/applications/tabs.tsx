import type { ComponentType } from 'react';
import type { ApplicationRecord } from '../../organization/application.ts';
import { tabPart } from '../../ui/tabs/tabPart.tsx';

/** What each tab is given. Until the application is read its `_id` is '', and a tab asks for nothing. */
export interface TabProps {
  application: ApplicationRecord;
}

interface ApplicationTab {
  /** The hash that selects it; its name is the text `applications.tabs.<hash>`. */
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
  Content: ComponentType<TabProps> & { preload?(): void };
  /** How many it has, where that is known with the application. */
  countOf?(application: ApplicationRecord): number | undefined;
  /** Where false, only its hash leads to it. */
  listed?: false;
}

/** The parts of an application in their order (decision 8), each in a folder and a chunk of its own; a visited one keeps what is typed in it. */
export const tabs: ApplicationTab[] = [
  {
    hash: 'application',
    Content: tabPart(() => import('./application/ApplicationTab.tsx'), ['resources.applications']),
  },
  { hash: 'configs', Content: tabPart(() => import('./configs/ConfigsTab.tsx'), ['configs']) },
  {
    hash: 'daily-import',
    Content: tabPart(() => import('./dailyImport/DailyImportTab.tsx'), ['dailyImport']),
  },
  {
    hash: 'tools',
    Content: tabPart(() => import('./tools/ToolsTab.tsx'), ['access', 'applicationTools', 'resources.roles']),
    countOf: ({ tools }) => tools?.length,
  },
  {
    hash: 'subscriptions',
    Content: tabPart(() => import('./plans/PlansTab.tsx'), ['applicationPlans']),
    countOf: ({ subscriptionPlans }) => subscriptionPlans?.length,
  },
  {
    hash: 'application-layers',
    Content: tabPart(
      () => import('./layers/LayersTab.tsx'),
      ['resources.applications', 'layers', 'mapServices', 'protectedLayers'],
    ),
  },
  {
    hash: 'application-work-orders',
    Content: tabPart(() => import('./workOrders/WorkOrdersTab.tsx'), ['workOrders']),
  },
  {
    hash: 'override-users',
    Content: tabPart(() => import('./overrideUsers/OverrideUsersTab.tsx'), ['overrideUsers']),
  },
  {
    hash: 'application-paths',
    Content: tabPart(() => import('./paths/PathsTab.tsx'), ['applicationParts']),
    countOf: ({ paths }) => paths?.length,
  },
  { hash: 'county', Content: tabPart(() => import('./county/CountyTab.tsx'), ['applicationParts']) },
  {
    hash: 'users',
    Content: tabPart(() => import('./users/UsersTab.tsx'), ['applicationUsers']),
    listed: false,
  },
  {
    hash: 'field-apps',
    Content: tabPart(() => import('./fieldApps/FieldAppsTab.tsx'), ['fieldApps', 'mapServices']),
    listed: false,
  },
];

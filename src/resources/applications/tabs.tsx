import type { ComponentType } from 'react';
import type { ApplicationRecord } from '../../organization/application.ts';
import type { APPLICATION_TABS } from '../../access/applicationTabs.ts';
import { part } from '../../ui/part.tsx';

/** What each tab is given. Until the application is read its `_id` is '', and a tab asks for nothing. */
export interface TabProps {
  application: ApplicationRecord;
}

interface ApplicationTab {
  /** The hash that selects it; its name is the text `applications.tabs.<hash>`. */
  hash: (typeof APPLICATION_TABS)[number];
  Content: ComponentType<TabProps> & { preload?(): void };
  /** How many it has, where that is known with the application. */
  countOf?(application: ApplicationRecord): number | undefined;
  /** Where false, only its hash leads to it. */
  listed?: false;
}

/** The parts of an application in their order (decision 8), each in a folder and a chunk of its own; a visited one keeps what is typed in it. */
export const tabs: ApplicationTab[] = [
  { hash: 'application', Content: part(() => import('./application/ApplicationTab.tsx'), ['applications']) },
  { hash: 'configs', Content: part(() => import('./configs/ConfigsTab.tsx'), ['configs']) },
  { hash: 'daily-import', Content: part(() => import('./dailyImport/DailyImportTab.tsx'), ['dailyImport']) },
  { hash: 'tools', Content: part(() => import('./tools/ToolsTab.tsx'), ['access', 'applicationTools', 'roles']), countOf: ({ tools }) => tools?.length },
  { hash: 'subscriptions', Content: part(() => import('./plans/PlansTab.tsx'), ['applicationPlans']), countOf: ({ subscriptionPlans }) => subscriptionPlans?.length },
  { hash: 'application-layers', Content: part(() => import('./layers/LayersTab.tsx'), ['applications', 'layers', 'mapServices', 'protectedLayers']) },
  { hash: 'application-work-orders', Content: part(() => import('./workOrders/WorkOrdersTab.tsx'), ['workOrders']) },
  { hash: 'override-users', Content: part(() => import('./overrideUsers/OverrideUsersTab.tsx'), ['overrideUsers']) },
  { hash: 'application-paths', Content: part(() => import('./paths/PathsTab.tsx'), ['applicationParts']), countOf: ({ paths }) => paths?.length },
  { hash: 'county', Content: part(() => import('./county/CountyTab.tsx'), ['applicationParts']) },
  { hash: 'users', Content: part(() => import('./users/UsersTab.tsx'), ['applicationUsers']), listed: false },
  { hash: 'field-apps', Content: part(() => import('./fieldApps/FieldAppsTab.tsx'), ['fieldApps', 'mapServices']), listed: false },
];

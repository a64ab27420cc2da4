import type { platform } from '../../src/platform/index.ts';
import type { Db } from '../db/open.ts';
import { addTags, seedTags } from '../db/seededTags.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { accountArea } from './account.ts';
import { apiKeysArea } from './apiKeys.ts';
import { applicationPartsArea } from './applicationParts.ts';
import { applicationsArea } from './applications.ts';
import { configsArea } from './configs.ts';
import { dailyImportArea } from './dailyImport.ts';
import { defaultConfigsArea } from './defaultConfigs.ts';
import { fieldAppsArea } from './fieldApps.ts';
import { layersArea } from './layers.ts';
import { mapServicesArea } from './mapServices.ts';
import { notificationsArea } from './notifications.ts';
import { protectedLayersArea } from './protectedLayers.ts';
import { proxyArea } from './proxy.ts';
import { purposesArea } from './purposes.ts';
import { rolesArea } from './roles.ts';
import { sessionsArea } from './sessions.ts';
import { subscriptionPlansArea } from './subscriptionPlans.ts';
import { subscriptionsArea } from './subscriptions.ts';
import { tagsArea } from './tags.ts';
import { toolgroupsArea } from './toolgroups.ts';
import { toolsArea } from './tools.ts';
import { transferArea } from './transfer.ts';
import { usersArea } from './users.ts';
import { workOrdersArea } from './workOrders.ts';

interface Area {
  /** Registers the replies to its calls. */
  register(answer: AnswerRoute, env: Environment): void;
  /** Adds its demo rows if they refer to no other area; `db/seed.ts` adds those that do. */
  seed?(db: Db): Promise<unknown>;
  /** Adds rows for `--scale`, in proportion to the number of users. Returns their number. */
  addScaleRows?(db: Db, users: number): Promise<number>;
}

export const standInAreas: Record<keyof typeof platform, Area> = {
  account: { register: accountArea },
  users: { register: usersArea },
  roles: { register: rolesArea },
  protectedLayers: { register: protectedLayersArea },
  applications: { register: applicationsArea },
  applicationParts: { register: applicationPartsArea },
  workOrders: { register: workOrdersArea },
  layers: { register: layersArea },
  fieldApps: { register: fieldAppsArea },
  configs: { register: configsArea },
  defaultConfigs: { register: defaultConfigsArea },
  dailyImport: { register: dailyImportArea },
  mapServices: { register: mapServicesArea },
  proxy: { register: proxyArea },
  transfer: { register: transferArea },
  sessions: { register: sessionsArea },
  apiKeys: { register: apiKeysArea },
  tags: { register: tagsArea, seed: seedTags, addScaleRows: addTags },
  purposes: { register: purposesArea },
  toolgroups: { register: toolgroupsArea },
  tools: { register: toolsArea },
  'subscription-plans': { register: subscriptionPlansArea },
  subscriptions: { register: subscriptionsArea },
  notifications: { register: notificationsArea },
};

import { account } from './account.ts';
import { apiKeys } from './apiKeys.ts';
import { applicationParts } from './applicationParts.ts';
import { applications } from './applications.ts';
import { configs } from './configs.ts';
import { dailyImport } from './dailyImport.ts';
import { defaultConfigs } from './defaultConfigs.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { fieldApps } from './fieldApps.ts';
import { layers } from './layers.ts';
import { mapServices } from './mapServices.ts';
import { notifications } from './notifications.ts';
import { ownAccount } from './ownAccount.ts';
import { protectedLayers } from './protectedLayers.ts';
import { proxy } from './proxy.ts';
import { purposes } from './purposes.ts';
import type { ResourceName } from './resources.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { subscriptionPlans } from './subscriptionPlans.ts';
import { subscriptions } from './subscriptions.ts';
import { tags } from './tags.ts';
import { toolgroups } from './toolgroups.ts';
import { tools } from './tools.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';
import { workOrders } from './workOrders.ts';

type Calls = Record<string, AnyEndpoint>;

/**
 * All calls of the platform by area. The calls `list`, `info`, `create`, `update` and `remove` of a resource
 * implement react-admin's methods.
 */
export const platform = {
  account: { ...account, ...ownAccount },
  apiKeys,
  applicationParts,
  applications,
  configs,
  dailyImport,
  defaultConfigs,
  fieldApps,
  layers,
  mapServices,
  notifications,
  protectedLayers,
  proxy,
  purposes,
  roles,
  sessions,
  'subscription-plans': subscriptionPlans,
  subscriptions,
  tags,
  toolgroups,
  tools,
  transfer,
  users,
  workOrders,
} satisfies Record<ResourceName, Calls> & Record<string, Calls>;

type Platform = typeof platform;

export type AreaName = keyof Platform;

/** For example `tags.list` or `users.info`. */
export type EndpointName = { [A in AreaName]: `${A}.${keyof Platform[A] & string}` }[AreaName];

export const endpointNames = (): EndpointName[] =>
  Object.entries(platform).flatMap(([areaName, calls]) =>
    Object.keys(calls).map(call => `${areaName}.${call}` as EndpointName),
  );

const splitName = (name: EndpointName) => name.split('.') as [area: AreaName, call: string];

export const endpointArea = (name: EndpointName): AreaName => splitName(name)[0];

export function getEndpoint(name: EndpointName): AnyEndpoint {
  const [area, call] = splitName(name);
  return (platform[area] as Calls)[call]!;
}

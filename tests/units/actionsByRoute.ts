import type { AnyEndpointAction } from '../../src/activity/action.ts';
import * as applicationParts from '../../src/activity/actions/applicationParts.ts';
import * as applications from '../../src/activity/actions/applications.ts';
import * as catalogue from '../../src/activity/actions/catalogue.ts';
import * as configs from '../../src/activity/actions/configs.ts';
import * as fieldApps from '../../src/activity/actions/fieldApps.ts';
import * as layers from '../../src/activity/actions/layers.ts';
import * as notifications from '../../src/activity/actions/notifications.ts';
import * as protectedLayers from '../../src/activity/actions/protectedLayers.ts';
import * as proxy from '../../src/activity/actions/proxy.ts';
import * as roles from '../../src/activity/actions/roles.ts';
import * as subscriptions from '../../src/activity/actions/subscriptions.ts';
import * as tags from '../../src/activity/actions/tags.ts';
import * as users from '../../src/activity/actions/users.ts';
import * as workOrders from '../../src/activity/actions/workOrders.ts';
import type { Route } from '../../src/platform/endpoint.ts';

const files = [
  applicationParts,
  applications,
  catalogue,
  configs,
  fieldApps,
  layers,
  notifications,
  protectedLayers,
  proxy,
  roles,
  subscriptions,
  tags,
  users,
  workOrders,
];

/** Every action of an endpoint, by its route. */
export const actionsByRoute = new Map<Route, AnyEndpointAction>(
  files
    .flatMap(file => Object.values<AnyEndpointAction>(file))
    .map(action => [action.endpoint.route, action]),
);

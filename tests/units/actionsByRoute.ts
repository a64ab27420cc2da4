import type { AnyEndpointAction } from '../../src/activity/action.ts';
import * as applications from '../../src/activity/actions/applications.ts';
import * as catalogue from '../../src/activity/actions/catalogue.ts';
import * as configs from '../../src/activity/actions/configs.ts';
import * as layers from '../../src/activity/actions/layers.ts';
import * as notifications from '../../src/activity/actions/notifications.ts';
import * as roles from '../../src/activity/actions/roles.ts';
import * as subscriptions from '../../src/activity/actions/subscriptions.ts';
import * as tags from '../../src/activity/actions/tags.ts';
import * as users from '../../src/activity/actions/users.ts';
import type { Route } from '../../src/platform/endpoint.ts';

const files = [applications, catalogue, configs, layers, notifications, roles, subscriptions, tags, users];

/** Every action of an endpoint, by its route. */
export const actionsByRoute = new Map<Route, AnyEndpointAction>(
  files
    .flatMap(file => Object.values<AnyEndpointAction>(file))
    .map(action => [action.endpoint.route, action]),
);

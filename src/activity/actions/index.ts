import type { AnyEndpoint } from '../../platform/endpoint.ts';
import type { AnyEndpointAction } from '../action.ts';
import * as applications from './applications.ts';
import * as catalogue from './catalogue.ts';
import * as configs from './configs.ts';
import * as layers from './layers.ts';
import * as notifications from './notifications.ts';
import * as roles from './roles.ts';
import * as subscriptions from './subscriptions.ts';
import * as tags from './tags.ts';
import * as users from './users.ts';

const all = [
  applications,
  catalogue,
  configs,
  layers,
  notifications,
  roles,
  subscriptions,
  tags,
  users,
].flatMap(area => Object.values<AnyEndpointAction>(area));

/** Every endpoint's action, by its route. */
export const actionsByRoute: ReadonlyMap<AnyEndpoint['route'], AnyEndpointAction> = new Map(
  all.map(action => [action.endpoint.route, action]),
);

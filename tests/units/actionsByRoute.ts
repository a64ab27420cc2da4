import type { AnyEndpointAction } from '../../src/activity/action.ts';
import type { EndpointRoute } from '../../src/platform/endpoint.ts';

const files = import.meta.glob<Record<string, AnyEndpointAction>>(
  ['../../src/activity/actions/*.ts', '!**/{loadAction,rules}.ts'],
  { eager: true },
);

/** The action of each endpoint, by route. */
export const actionsByRoute = new Map<EndpointRoute, AnyEndpointAction>(
  Object.values(files)
    .flatMap(file => Object.values(file))
    .map(action => [action.endpoint.route, action]),
);

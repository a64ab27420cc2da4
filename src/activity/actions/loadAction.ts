import type { AnyEndpoint, EndpointRoute } from '../../platform/endpoint.ts';
import type { AnyEndpointAction } from '../action.ts';

type Actions = Record<string, AnyEndpointAction>;

/** The modules of this folder. Each has the actions of one area of the platform. */
const modules = import.meta.glob<Actions>(['./*.ts', '!./loadAction.ts', '!./rules.ts']);

/** The areas of the endpoints below `/api/<name>`, if they are not only the area of that name. */
const areasByPath: Record<string, string[]> = {
  users: ['users', 'roles'],
  purposes: ['catalogue'],
  toolgroups: ['catalogue'],
  tools: ['catalogue'],
  applications: ['applications', 'applicationParts', 'notifications', 'proxy', 'workOrders'],
  field: ['fieldApps'],
  'default-configs': ['configs'],
  'daily-import': ['configs'],
  'subscription-plans': ['subscriptions'],
};

/** Loads the action of an endpoint by its route. Resolves to undefined for sign-in endpoints. Loads only the modules of that path. */
export async function loadAction(route: EndpointRoute): Promise<AnyEndpointAction | undefined> {
  const [, name = ''] = /\/api\/([\w-]+)/.exec(route) ?? [];
  const areas = areasByPath[name] ?? [name];
  const loaded = await Promise.all(areas.map(area => modules[`./${area}.ts`]?.()));
  return loaded
    .flatMap(actions => Object.values(actions ?? {}))
    .find(({ endpoint }) => endpoint.route === route);
}

/** The endpoints that the undo of an action reads. */
export const undoReads = ({ rule }: AnyEndpointAction): AnyEndpoint[] =>
  [rule.parent, rule.document].filter(endpoint => endpoint !== undefined);

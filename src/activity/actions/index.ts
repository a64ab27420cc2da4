import type { AnyEndpoint, Route } from '../../platform/endpoint.ts';
import type { AnyEndpointAction } from '../action.ts';

type Load = () => Promise<Record<string, AnyEndpointAction>>;

const applications: Load = () => import('./applications.ts');
const catalogue: Load = () => import('./catalogue.ts');
const configs: Load = () => import('./configs.ts');
const layers: Load = () => import('./layers.ts');
const notifications: Load = () => import('./notifications.ts');
const roles: Load = () => import('./roles.ts');
const subscriptions: Load = () => import('./subscriptions.ts');
const tags: Load = () => import('./tags.ts');
const users: Load = () => import('./users.ts');

/** Where the actions of the endpoints are that begin with `/api/<name>`. */
const areas: Record<string, Load[]> = {
  users: [users, roles],
  roles: [roles],
  tags: [tags],
  purposes: [catalogue],
  toolgroups: [catalogue],
  tools: [catalogue],
  applications: [applications, notifications],
  field: [applications],
  layers: [layers],
  protectedLayers: [layers],
  configs: [configs],
  'default-configs': [configs],
  'daily-import': [configs],
  notifications: [notifications],
  'subscription-plans': [subscriptions],
  subscriptions: [subscriptions],
};

/** The action of an endpoint, by its route; undefined for those of sign-in. Loads the actions of its area only. */
export async function loadAction(route: Route): Promise<AnyEndpointAction | undefined> {
  const [, name = ''] = /\/api\/([\w-]+)/.exec(route) ?? [];
  const files = await Promise.all((areas[name] ?? []).map(load => load()));
  return files.flatMap(file => Object.values(file)).find(({ endpoint }) => endpoint.route === route);
}

/** The endpoints that an action's undo reads: those that its rule names. */
export const readsOf = ({ rule: { within, document } }: AnyEndpointAction): AnyEndpoint[] =>
  [within, document].filter(endpoint => endpoint !== undefined);

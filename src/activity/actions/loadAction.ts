import type { AnyEndpoint, Route } from '../../platform/endpoint.ts';
import type { AnyEndpointAction } from '../action.ts';

type Load = () => Promise<Record<string, AnyEndpointAction>>;

const applicationParts: Load = () => import('./applicationParts.ts');
const applications: Load = () => import('./applications.ts');
const catalogue: Load = () => import('./catalogue.ts');
const configs: Load = () => import('./configs.ts');
const fieldApps: Load = () => import('./fieldApps.ts');
const layers: Load = () => import('./layers.ts');
const notifications: Load = () => import('./notifications.ts');
const protectedLayers: Load = () => import('./protectedLayers.ts');
const proxy: Load = () => import('./proxy.ts');
const roles: Load = () => import('./roles.ts');
const subscriptions: Load = () => import('./subscriptions.ts');
const tags: Load = () => import('./tags.ts');
const users: Load = () => import('./users.ts');
const workOrders: Load = () => import('./workOrders.ts');

/** The modules with the actions of the endpoints below `/api/<name>`. */
const modulesByPath: Record<string, Load[]> = {
  users: [users, roles],
  roles: [roles],
  tags: [tags],
  purposes: [catalogue],
  toolgroups: [catalogue],
  tools: [catalogue],
  applications: [applications, applicationParts, notifications, proxy, workOrders],
  field: [fieldApps],
  layers: [layers],
  protectedLayers: [protectedLayers],
  configs: [configs],
  'default-configs': [configs],
  'daily-import': [configs],
  notifications: [notifications],
  'subscription-plans': [subscriptions],
  subscriptions: [subscriptions],
};

/** Loads the action of an endpoint by its route. Resolves to undefined for sign-in endpoints. Only the modules of that path are loaded. */
export async function loadAction(route: Route): Promise<AnyEndpointAction | undefined> {
  const [, name = ''] = /\/api\/([\w-]+)/.exec(route) ?? [];
  const modules = await Promise.all((modulesByPath[name] ?? []).map(load => load()));
  return modules.flatMap(actions => Object.values(actions)).find(({ endpoint }) => endpoint.route === route);
}

/** The endpoints that the undo of an action reads, from its rule. */
export const undoReadsOf = ({ rule: { within, document } }: AnyEndpointAction): AnyEndpoint[] =>
  [within, document].filter(endpoint => endpoint !== undefined);

import type { Level } from '../../../domain/catalogue/access/accessChoice.ts';
import { NO_APPLICATION, type AccessRoute } from '../../../domain/catalogue/access/accessGraph.ts';
import { catalogueHref } from '../../../domain/catalogue/ancestors.ts';
import { paths } from '../../../ui/paths.ts';

export type RouteStep = keyof AccessRoute;

/** The steps of a route in order, with the level of each. */
export const ROUTE_STEPS: { step: RouteStep; level: Exclude<Level, 'application'> }[] = [
  { step: 'role', level: 'role' },
  { step: 'purposes', level: 'purpose' },
  { step: 'toolgroups', level: 'toolgroup' },
  { step: 'tools', level: 'tool' },
];

/** The URL of a step's page. It contains the steps before, so that the breadcrumb begins at the application. */
export function stepUrl(step: RouteStep, route: AccessRoute, applicationId: string): string {
  if (step === 'role') return paths.roles.show(route.role);
  const application = applicationId === NO_APPLICATION ? {} : { application: applicationId };
  const purpose = step !== 'purposes' && route.purposes ? { purpose: route.purposes } : {};
  const toolgroup = step === 'tools' && route.toolgroups ? { toolgroup: route.toolgroups } : {};
  return catalogueHref(step, route[step]!, { ...application, ...purpose, ...toolgroup });
}

/** The step at which these routes end. */
export const lastStep = (routes: AccessRoute[]): RouteStep =>
  routes[0]?.tools ? 'tools' : routes[0]?.toolgroups ? 'toolgroups' : 'purposes';

export const routeKey = (route: AccessRoute) => ROUTE_STEPS.map(({ step }) => route[step]).join(' ');

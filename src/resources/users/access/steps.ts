import type { Level } from '../../../domain/catalogue/access/choice.ts';
import { NO_APPLICATION, type AccessRoute } from '../../../domain/catalogue/access/graph.ts';
import { hrefBy } from '../../../domain/catalogue/way.ts';
import { paths } from '../../../ui/paths.ts';

export type RouteStep = keyof AccessRoute;

/** The steps of a way, in their order, and the level each belongs to. */
export const STEPS: { step: RouteStep; level: Exclude<Level, 'application'> }[] = [
  { step: 'role', level: 'role' },
  { step: 'purposes', level: 'purpose' },
  { step: 'toolgroups', level: 'toolgroup' },
  { step: 'tools', level: 'tool' },
];

/** The address of a step's page, with the steps before it, so that its trail begins at the application. */
export function stepUrl(step: RouteStep, way: AccessRoute, applicationId: string): string {
  if (step === 'role') return paths.roles.show(way.role);
  const application = applicationId === NO_APPLICATION ? {} : { application: applicationId };
  const purpose = step !== 'purposes' && way.purposes ? { purpose: way.purposes } : {};
  const toolgroup = step === 'tools' && way.toolgroups ? { toolgroup: way.toolgroups } : {};
  return hrefBy(step, way[step]!, { ...application, ...purpose, ...toolgroup });
}

/** The last step that ways of these take. */
export const lastStep = (ways: AccessRoute[]): RouteStep =>
  ways[0]?.tools ? 'tools' : ways[0]?.toolgroups ? 'toolgroups' : 'purposes';

export const routeKey = (way: AccessRoute) => STEPS.map(({ step }) => way[step]).join(' ');

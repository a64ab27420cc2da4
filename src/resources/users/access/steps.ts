import type { Level } from '../../../domain/catalogue/access/choice.ts';
import { NO_APPLICATION, type Way } from '../../../domain/catalogue/access/graph.ts';
import { hrefBy } from '../../../domain/catalogue/way.ts';
import { paths } from '../../../ui/paths.ts';

export type Step = keyof Way;

/** The steps of a way, in their order, and the level each belongs to. */
export const STEPS: { step: Step; level: Exclude<Level, 'application'> }[] = [
  { step: 'role', level: 'role' },
  { step: 'purposes', level: 'purpose' },
  { step: 'toolgroups', level: 'toolgroup' },
  { step: 'tools', level: 'tool' },
];

/** The address of a step's page, with the steps before it, so that its trail begins at the application. */
export function pageOf(step: Step, way: Way, applicationId: string): string {
  if (step === 'role') return paths.roles.show(way.role);
  const application = applicationId === NO_APPLICATION ? {} : { application: applicationId };
  const purpose = step !== 'purposes' && way.purposes ? { purpose: way.purposes } : {};
  const toolgroup = step === 'tools' && way.toolgroups ? { toolgroup: way.toolgroups } : {};
  return hrefBy(step, way[step]!, { ...application, ...purpose, ...toolgroup });
}

/** The last step that ways of these take. */
export const endOf = (ways: Way[]): Step =>
  ways[0]?.tools ? 'tools' : ways[0]?.toolgroups ? 'toolgroups' : 'purposes';

export const keyOf = (way: Way) => STEPS.map(({ step }) => way[step]).join(' ');

import type { Level } from '../../../catalogue/access/choice.ts';
import type { Way } from '../../../catalogue/access/graph.ts';
import { paths } from '../../../ui/paths.ts';

export type Step = keyof Way;

/** The steps of a way, in their order: the level each belongs to, and its page. */
export const STEPS: { step: Step; level: Exclude<Level, 'application'>; page(id: string): string }[] = [
  { step: 'role', level: 'role', page: paths.role },
  { step: 'purposes', level: 'purpose', page: paths.purpose },
  { step: 'toolgroups', level: 'toolgroup', page: paths.toolgroup },
  { step: 'tools', level: 'tool', page: paths.tool },
];

/** The last step that ways of these take. */
export const endOf = (ways: Way[]): Step =>
  ways[0]?.tools ? 'tools' : ways[0]?.toolgroups ? 'toolgroups' : 'purposes';

export const keyOf = (way: Way) => STEPS.map(({ step }) => way[step]).join(' ');

import type { Kind } from '../../domain/catalogue/kinds.ts';
import { KINDS } from '../../platform/resources.ts';
import { periodsOf, type Plan } from '../../platform/subscriptionPlans.ts';
import { idsIn } from './contents.ts';
import { lowest } from './periods.ts';

/** One plan of an application as it is set beside the others. */
export interface Compared {
  id: string;
  name: string;
  isCurrent: boolean;
  /** The least that it costs by the month, USD. */
  from: number | undefined;
  has: Record<Kind, ReadonlySet<string>>;
}

const compared = (plan: Plan & { _id: string }, isCurrent: boolean): Compared => ({
  id: plan._id,
  name: plan.name,
  isCurrent,
  from: lowest(periodsOf(plan).periods),
  has: Object.fromEntries(KINDS.map(kind => [kind, new Set(idsIn(plan, kind))])) as Record<Kind, Set<string>>,
});

/** An application's plans in its order; the one that is looked at as it is known here. */
export function comparedPlans(
  plans: (Plan & { _id: string })[],
  current: Plan & { _id: string },
): Compared[] {
  const all = plans.some(({ _id }) => _id === current._id) ? plans : [...plans, current];
  return all.map(plan => (plan._id === current._id ? compared(current, true) : compared(plan, false)));
}

/** Everything of one kind that any of the plans has, or is to have. */
export const comparedIds = (plans: Compared[], kind: Kind, added: readonly string[]): string[] => [
  ...new Set([...plans.flatMap(({ has }) => [...has[kind]]), ...added]),
];

interface Inside {
  groupsIn(purpose: string): string[];
  toolsIn(group: string): string[];
}

/** How many tools a plan opens, by itself or within its groups and purposes, each counted once. */
export function differentTools({ has }: Compared, { groupsIn, toolsIn }: Inside): number {
  const groups = new Set([...has.toolgroups, ...[...has.purposes].flatMap(groupsIn)]);
  return new Set([...has.tools, ...[...groups].flatMap(toolsIn)]).size;
}

import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { readPeriods, type Plan } from '../../platform/subscriptionPlans.ts';
import { contentIds } from './contents.ts';
import { lowest } from './periods.ts';

/** One plan of an application as it is set beside the others. */
export interface ComparedPlans {
  id: string;
  name: string;
  isCurrent: boolean;
  /** The least that it costs by the month, USD. */
  from: number | undefined;
  has: Record<CatalogueKind, ReadonlySet<string>>;
}

const compared = (plan: Plan & { _id: string }, isCurrent: boolean): ComparedPlans => ({
  id: plan._id,
  name: plan.name,
  isCurrent,
  from: lowest(readPeriods(plan).periods),
  has: Object.fromEntries(CATALOGUE_KINDS.map(kind => [kind, new Set(contentIds(plan, kind))])) as Record<
    CatalogueKind,
    Set<string>
  >,
});

/** An application's plans in its order; the one that is looked at as it is known here. */
export function comparedPlans(
  plans: (Plan & { _id: string })[],
  current: Plan & { _id: string },
): ComparedPlans[] {
  const all = plans.some(({ _id }) => _id === current._id) ? plans : [...plans, current];
  return all.map(plan => (plan._id === current._id ? compared(current, true) : compared(plan, false)));
}

/** Everything of one kind that any of the plans has, or is to have. */
export const comparedIds = (
  plans: ComparedPlans[],
  kind: CatalogueKind,
  added: readonly string[],
): string[] => [...new Set([...plans.flatMap(({ has }) => [...has[kind]]), ...added])];

interface Inside {
  groupsIn(purpose: string): string[];
  toolsIn(group: string): string[];
}

/** How many tools a plan opens, by itself or within its groups and purposes, each counted once. */
export function differentTools({ has }: ComparedPlans, { groupsIn, toolsIn }: Inside): number {
  const groups = new Set([...has.toolgroups, ...[...has.purposes].flatMap(groupsIn)]);
  return new Set([...has.tools, ...[...groups].flatMap(toolsIn)]).size;
}

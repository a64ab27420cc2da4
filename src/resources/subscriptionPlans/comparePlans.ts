import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { getLowestPrice, readPeriods, type Plan } from '../../platform/subscriptionPlans.ts';
import { contentIds } from './contents.ts';

export interface ComparedPlans {
  id: string;
  name: string;
  isCurrent: boolean;
  /** The lowest monthly price in USD. */
  from: number | undefined;
  has: Record<CatalogueKind, ReadonlySet<string>>;
}

const toComparedPlan = (plan: Plan & { _id: string }, isCurrent: boolean): ComparedPlans => ({
  id: plan._id,
  name: plan.name,
  isCurrent,
  from: getLowestPrice(readPeriods(plan).periods),
  has: Object.fromEntries(CATALOGUE_KINDS.map(kind => [kind, new Set(contentIds(plan, kind))])) as Record<
    CatalogueKind,
    Set<string>
  >,
});

/** Returns the plans of an application in its order. `current` replaces its stored version. */
export function comparePlans(
  plans: (Plan & { _id: string })[],
  current: Plan & { _id: string },
): ComparedPlans[] {
  const all = plans.some(({ _id }) => _id === current._id) ? plans : [...plans, current];
  return all.map(plan =>
    plan._id === current._id ? toComparedPlan(current, true) : toComparedPlan(plan, false),
  );
}

/** Returns the IDs of one kind that any plan contains or that were added to the current one. */
export const mergeComparedIds = (
  plans: ComparedPlans[],
  kind: CatalogueKind,
  added: readonly string[],
): string[] => [...new Set([...plans.flatMap(({ has }) => [...has[kind]]), ...added])];

interface ContentLookup {
  groupsIn(purpose: string): string[];
  toolsIn(group: string): string[];
}

/** Counts the tools that a plan opens directly, by toolgroups or by purposes, each once. */
export function countPlanTools({ has }: ComparedPlans, { groupsIn, toolsIn }: ContentLookup): number {
  const groups = new Set([...has.toolgroups, ...[...has.purposes].flatMap(groupsIn)]);
  return new Set([...has.tools, ...[...groups].flatMap(toolsIn)]).size;
}

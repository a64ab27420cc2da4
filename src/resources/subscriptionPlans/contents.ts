import { idOf } from '../../data/dialect.ts';
import type { Kind } from '../../domain/catalogue/kinds.ts';
import type { Plan } from '../../platform/subscriptionPlans.ts';

type Contents = Partial<Pick<Plan, Kind>>;

/** The ids of what belongs to a plan, each once. */
export const idsIn = (plan: Contents, kind: Kind): string[] => [
  ...new Set((plan[kind] ?? []).map(idOf).filter(Boolean)),
];

/** Ids as they are now, with what one has added and taken away put into them. */
export function mergedIds(now: string[], from: string[], to: string[]): string[] {
  const [before, after, here] = [new Set(from), new Set(to), new Set(now)];
  return [
    ...now.filter(id => !before.has(id) || after.has(id)),
    ...to.filter(id => !before.has(id) && !here.has(id)),
  ];
}

/** What is to be added to a plan and taken from it, and is not saved. */
export interface Pending {
  added: readonly string[];
  removed: readonly string[];
}

export type PendingByKind = Readonly<Record<Kind, Pending>>;

export const NOTHING: Pending = { added: [], removed: [] };
export const NOTHING_PENDING: PendingByKind = { purposes: NOTHING, toolgroups: NOTHING, tools: NOTHING };

/** What will belong to the plan once that is saved. */
export const awaitedIds = (ids: string[], { added, removed }: Pending): string[] => [
  ...ids.filter(id => !removed.includes(id)),
  ...added.filter(id => !ids.includes(id)),
];

import { referenceId } from '../../data/dialect.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Plan } from '../../platform/subscriptionPlans.ts';

type Contents = Partial<Pick<Plan, CatalogueKind>>;

export const contentIds = (plan: Contents, kind: CatalogueKind): string[] => [
  ...new Set((plan[kind] ?? []).map(referenceId).filter(Boolean)),
];

/** Applies the difference between `from` and `to` to the current IDs. */
export function mergeIds(now: string[], from: string[], to: string[]): string[] {
  const [before, after, here] = [new Set(from), new Set(to), new Set(now)];
  return [
    ...now.filter(id => !before.has(id) || after.has(id)),
    ...to.filter(id => !before.has(id) && !here.has(id)),
  ];
}

/** Unsaved changes of a plan's contents. */
export interface PendingContents {
  added: readonly string[];
  removed: readonly string[];
}

export type PendingByKind = Readonly<Record<CatalogueKind, PendingContents>>;

export const NO_CHANGES: PendingContents = { added: [], removed: [] };
export const NOTHING_PENDING: PendingByKind = {
  purposes: NO_CHANGES,
  toolgroups: NO_CHANGES,
  tools: NO_CHANGES,
};

/** Returns the IDs that the plan will contain after the save. */
export const applyPending = (ids: string[], { added, removed }: PendingContents): string[] => [
  ...ids.filter(id => !removed.includes(id)),
  ...added.filter(id => !ids.includes(id)),
];

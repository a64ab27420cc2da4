import type { OfferedPlan, PlanOffer } from './offers.ts';

export interface Chosen {
  application: PlanOffer | null;
  planId: string;
  periodId: string;
  noAutoRenew: boolean;
}

export const EMPTY_CHOICE: Chosen = { application: null, planId: '', periodId: '', noAutoRenew: false };

/** Returns the chosen plan and period, if the application still offers them. */
export function chosenOf({ planId, periodId }: Chosen, plans: OfferedPlan[]) {
  const plan = plans.find(({ _id }) => _id === planId);
  return { plan, period: plan?.periods.find(({ _id }) => _id === periodId) };
}

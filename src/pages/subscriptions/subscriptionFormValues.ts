import type { OfferedPlan, PlanOffer } from './planOffers.ts';

export interface SubscriptionFormValues {
  application: PlanOffer | null;
  planId: string;
  periodId: string;
  noAutoRenew: boolean;
}

export const EMPTY_CHOICE: SubscriptionFormValues = {
  application: null,
  planId: '',
  periodId: '',
  noAutoRenew: false,
};

/** Returns the chosen plan and period, if the application still offers them. */
export function findSelected({ planId, periodId }: SubscriptionFormValues, plans: OfferedPlan[]) {
  const plan = plans.find(({ _id }) => _id === planId);
  return { plan, period: plan?.periods.find(({ _id }) => _id === periodId) };
}

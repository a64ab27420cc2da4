import { gone } from '../../client/failures.ts';
import type { Part } from '../../forms/useSaveRecord.tsx';
import type { Period } from '../../platform/subscriptionPlans.ts';

const periodsOf = (plan: Record<string, unknown>) => (plan.periods ?? []) as Period[];

/** One period of a plan, as what a form changes of it. */
export const periodPart = (id: string): Part => ({
  of(plan) {
    const period = periodsOf(plan).find(({ _id }) => _id === id);
    if (!period) throw gone();
    return { name: period.name };
  },
  into: (plan, _, to) => ({
    ...plan,
    periods: periodsOf(plan).map(period => (period._id === id ? { ...period, ...to } : period)),
  }),
  place: source => source.replace(/^periods\.\d+\./, ''),
});

import { gone } from '../../client/failures.ts';
import type { Part } from '../../forms/useSaveRecord.tsx';
import { isObject } from '../../platform/shape.ts';
import { periodsOf } from '../../platform/subscriptionPlans.ts';

/** One period of a plan, as what a form changes of it. */
export const periodPart = (id: string): Part => ({
  of(plan) {
    const period = periodsOf(plan).periods.find(({ _id }) => _id === id);
    if (!period) throw gone();
    return { name: period.name };
  },
  into: (plan, _, to) => ({
    ...plan,
    // What cannot be read is sent back as it came.
    periods: (plan.periods as unknown[]).map(period =>
      isObject(period) && period._id === id ? { ...period, ...to } : period,
    ),
  }),
  place: source => source.replace(/^periods\.\d+\./, ''),
});

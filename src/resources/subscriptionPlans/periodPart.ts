import type { RecordPart } from '../../admin/index.ts';
import { gone } from '../../data/failures.ts';
import { isObject } from '../../platform/shape.ts';
import { periodsOf } from '../../platform/subscriptionPlans.ts';
import type { PlanRecord } from './planForms.ts';

/** The name of one period of a plan. */
export const periodPart = (plan: PlanRecord, id: string): RecordPart => ({
  id: `${plan.id}:period:${id}`,
  get(plan) {
    const period = periodsOf(plan).periods.find(({ _id }) => _id === id);
    if (!period) throw gone();
    return { name: period.name };
  },
  set: (plan, changes) => ({
    ...plan,
    // What cannot be read is sent back as it came.
    periods: (plan.periods as unknown[]).map(period =>
      isObject(period) && period._id === id ? { ...period, ...changes } : period,
    ),
  }),
  sourceOf: source => source.replace(/^periods\.\d+\./, ''),
});

import type { RaRecord } from 'react-admin';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import { MAX_INTERVAL_COUNT, PeriodInput, Plan } from '../../platform/subscriptionPlans.ts';

export type PlanRecord = Plan & RaRecord & { id: string; _id: string };

export const planForm = defineForm('resources.subscription-plans', {
  name: Plan.shape.name,
  description: Plan.shape.description,
});
export type PlanValues = FormValues<typeof planForm>;

const { name, interval, intervalCount, price } = PeriodInput.shape;
export const periodForm = defineForm('resources.subscription-plans', {
  name,
  interval,
  intervalCount,
  price,
});
export type PeriodValues = FormValues<typeof periodForm>;
/** The maximum count depends on the interval. */
export const checkPeriod = ({ interval, intervalCount }: Partial<PeriodValues>): FieldErrors =>
  interval && intervalCount! > MAX_INTERVAL_COUNT[interval]
    ? { intervalCount: `resources.subscription-plans.rule.most.${interval}` }
    : {};
/** Only the name of a saved period can be changed (docs/behaviour.md 1 §4). */
export const periodNameForm = defineForm('resources.subscription-plans', { name });

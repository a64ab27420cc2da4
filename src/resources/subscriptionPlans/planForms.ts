import type { RaRecord } from 'react-admin';
import { formOf, type FormValues } from '../../forms/formOf.ts';
import { Period, Plan } from '../../platform/subscriptionPlans.ts';

export type PlanRecord = Plan & RaRecord & { id: string; _id: string };

export const planForm = formOf('subscription-plans', {
  name: Plan.shape.name,
  description: Plan.shape.description,
});
export type PlanValues = FormValues<typeof planForm>;

const { name, interval, intervalCount, price } = Period.shape;
export const periodForm = formOf('subscription-plans', { name, interval, intervalCount, price });
export type PeriodValues = FormValues<typeof periodForm>;
/** Of a saved period nothing else can be changed (spec 1 §4). */
export const periodNameForm = formOf('subscription-plans', { name });

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { withKind } from './fieldKind.ts';
import { INTERVALS, monthlyPrice } from './money.ts';
import { Ref } from './ref.ts';
import { isRecord } from './schema.ts';
import { isObject } from './shape.ts';
import { objectsIn, textIn } from './unchecked.ts';

/** Requires a positive integer. */
const intervalCountRule = z.refine<number>(
  value => Number.isInteger(value) && value >= 1,
  'resources.subscription-plans.rule.intervalCount',
);
/** Requires an amount of USD with at most two decimals that is not negative. */
const priceRule = z.refine<number>(
  value => value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  'resources.subscription-plans.rule.price',
);

/** A subscription option (docs/behaviour.md 1 §3 Period): its duration and its price in USD. */
export const Period = z.looseObject({
  _id: z.optional(z.string()),
  name: z
    .string()
    .check(z.refine(text => text.trim() !== '', 'resources.subscription-plans.rule.periodName')),
  interval: z.enum(INTERVALS),
  intervalCount: z.number('resources.subscription-plans.rule.intervalCount').check(intervalCountRule),
  price: withKind('money', z.number('resources.subscription-plans.rule.price').check(priceRule)),
});
export type Period = z.infer<typeof Period>;

/** The limits of the card processor: three years, and eight digits of cents. */
export const MAX_INTERVAL_COUNT = { day: 1095, week: 156, month: 36, year: 3 } as const;
export const MAX_PRICE = 999_999.99;

/** The rules of a new period. A period that was saved earlier may exceed the limit. */
export const PeriodInput = z.looseObject({
  ...Period.shape,
  price: withKind(
    'money',
    Period.shape.price.check(
      z.refine(value => value <= MAX_PRICE, 'resources.subscription-plans.rule.highestPrice'),
    ),
  ),
});

/**
 * A subscription plan (docs/behaviour.md 1 §3). `application` is set if the platform sends it
 * (docs/contract.md, "Tags, plans, subscriptions, cards").
 */
export const Plan = z.looseObject({
  _id: z.optional(z.string()),
  name: z.string().check(z.refine(text => text.trim() !== '', 'resources.subscription-plans.rule.name')),
  description: z.optional(z.string()),
  application: z.optional(z.nullable(Ref)),
  /** Invalid periods must not hide the rest of the plan, so `readPeriods` filters them. */
  periods: z.optional(z.array(z.unknown())),
  purposes: z.optional(z.array(Ref)),
  toolgroups: z.optional(z.array(Ref)),
  tools: z.optional(z.array(Ref)),
  __v: z.optional(z.number()),
});
export type Plan = z.infer<typeof Plan>;

const PlanPayload = z.looseObject({ ...Plan.shape, periods: z.optional(z.array(Period)) });

export const NewPlan = z.looseObject({ name: Plan.shape.name, description: Plan.shape.description });

/** Plans have no list of their own: `GET /api/applications?expand=subscriptionPlans` contains them. */
export const subscriptionPlans = {
  info: endpoint('GET /api/subscription-plans/{id}', { reply: Plan, shows: ['subscription-plans'] }),
  create: endpoint('POST /api/subscription-plans/{appId}', {
    body: NewPlan,
    reply: Plan,
    changes: ['subscription-plans', 'applications'],
  }),
  update: endpoint('PUT /api/subscription-plans/{id}', {
    body: PlanPayload,
    reply: Plan,
    changes: ['subscription-plans', 'applications'],
  }),
  addPeriod: endpoint('POST /api/subscription-plans/{id}/add-period', {
    body: PeriodInput,
    reply: Plan,
    changes: ['subscription-plans', 'applications'],
  }),
};

/** Returns the populated plans of an application, without invalid ones. */
export const plansOfApplication = ({
  subscriptionPlans: plans,
}: {
  subscriptionPlans?: unknown[] | null | undefined;
}) => (plans ?? []).filter(isRecord) as (Plan & { _id: string })[];

/** Returns the valid periods of a plan and the number of invalid ones. */
export function readPeriods({ periods }: { periods?: unknown }): { periods: Period[]; skippedCount: number } {
  const readable = (objectsIn(periods) as Period[]).filter(
    ({ name, interval, intervalCount, price }) =>
      textIn(interval) && ![name, intervalCount, price].some(isObject),
  );
  return { periods: readable, skippedCount: Array.isArray(periods) ? periods.length - readable.length : 0 };
}

/** Returns the lowest monthly price of a plan in USD, or undefined if no period has one. */
export function getLowestPrice(periods: Period[]): number | undefined {
  const known = periods.map(monthlyPrice).filter(amount => amount !== undefined);
  return known.length ? Math.min(...known) : undefined;
}

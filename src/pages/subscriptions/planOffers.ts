import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import type { Application } from '../../platform/applications.ts';
import { isRecord } from '../../platform/schema.ts';
import { objectsIn, textIn } from '../../platform/unchecked.ts';

/** A duration and its price in USD. */
export interface OfferedPeriod {
  _id: string;
  name: string;
  interval: string;
  times: number;
  price: number;
}

export interface OfferedPlan {
  _id: string;
  name: string;
  periods: OfferedPeriod[];
}

export interface PlanOffer extends ComboboxChoice {
  plans: OfferedPlan[];
}

const recordsIn = (value: unknown) =>
  objectsIn(value).filter(isRecord) as ({ _id: string } & Record<string, unknown>)[];

function periodsIn(periods: unknown): OfferedPeriod[] {
  return recordsIn(periods).flatMap(({ _id, name, interval, intervalCount, price }) => {
    const times = intervalCount ?? 1;
    return typeof interval === 'string' &&
      typeof times === 'number' &&
      typeof price === 'number' &&
      price >= 0
      ? [{ _id, name: textIn(name), interval, times, price }]
      : [];
  });
}

/** Returns the plans that have at least one complete period. */
export const readOfferedPlans = ({ subscriptionPlans }: Application): OfferedPlan[] =>
  recordsIn(subscriptionPlans)
    .map(({ _id, name, periods }) => ({ _id, name: textIn(name) || _id, periods: periodsIn(periods) }))
    .filter(({ periods }) => periods.length > 0);

/** Requests applications with their plans, which every signed-in user may do. */
export const planOfferSource = (none: string): ChoiceSource => ({
  ...applicationSource,
  getArgs(text) {
    const searchArgs = applicationSource.getArgs(text);
    return { ...searchArgs, query: { ...searchArgs.query, expand: 'subscriptionPlans' } };
  },
  toChoice(row: Application): PlanOffer {
    const plans = readOfferedPlans(row);
    return { ...applicationSource.toChoice(row), plans, ...(!plans.length && { note: none }) };
  },
});

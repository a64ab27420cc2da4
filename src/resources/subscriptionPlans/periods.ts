import { isEquivalent } from '../../data/isEquivalent.ts';
import { monthlyPrice } from '../../platform/money.ts';
import type { Period } from '../../platform/subscriptionPlans.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** The least that a plan costs by the month, USD; undefined where no period says. */
export function lowest(periods: Period[]): number | undefined {
  const known = periods.map(monthlyPrice).filter(amount => amount !== undefined);
  return known.length ? Math.min(...known) : undefined;
}

/** Whether a period costs the least by the month; of one, or where all cost the same, none does. */
export function isLowest(period: Period, periods: Period[]): boolean {
  const known = new Set(
    periods
      .map(monthlyPrice)
      .flatMap(amount => amount ?? [])
      .map(cents),
  );
  const own = monthlyPrice(period);
  return own !== undefined && known.size > 1 && cents(own) === Math.min(...known);
}

const TERMS = ['name', 'interval', 'intervalCount', 'price'] as const;
/** Two periods that cost and last the same, by the same name. */
export const isSamePeriod = (a: Partial<Period>, b: Partial<Period>) =>
  TERMS.every(term => isEquivalent(a[term], b[term]));

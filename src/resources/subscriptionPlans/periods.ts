import { isEquivalent } from '../../data/isEquivalent.ts';
import { monthlyPrice } from '../../platform/money.ts';
import type { Period } from '../../platform/subscriptionPlans.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** Returns whether a period has the lowest monthly price. It is false if all prices are equal. */
export function hasLowestPrice(period: Period, periods: Period[]): boolean {
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
/** Compares periods without their IDs. */
export const isSamePeriod = (a: Partial<Period>, b: Partial<Period>) =>
  TERMS.every(term => isEquivalent(a[term], b[term]));

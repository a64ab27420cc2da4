/** Money as the platform and its card processor (Stripe) have it: a period's price in whole USD, an event's total in its currency's smallest unit. Pure, no library. */

export const CURRENCY = 'USD';

/** Currencies that Stripe counts without a smaller unit, and those it counts in thousandths. */
const WITHOUT_CENTS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const IN_THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Digits after the point of an amount in this currency, as the card processor counts it. */
export function fractionDigits(currency: string): number {
  const code = currency.toUpperCase();
  return WITHOUT_CENTS.has(code) ? 0 : IN_THOUSANDTHS.has(code) ? 3 : 2;
}

/** An amount in the currency's smallest unit as an amount in the currency: 48000 of usd are 480. */
export const fromMinorUnits = (total: number, currency: string) => total / 10 ** fractionDigits(currency);

const MONTHS_IN_A_YEAR = 12;
const DAYS_IN_A_YEAR = 365.25;
/** How many of each interval make a month. */
const IN_A_MONTH = {
  day: DAYS_IN_A_YEAR / MONTHS_IN_A_YEAR,
  week: DAYS_IN_A_YEAR / MONTHS_IN_A_YEAR / 7,
  month: 1,
  year: 1 / MONTHS_IN_A_YEAR,
} as const;

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What a period costs by the month, USD; a year has 365.25 days. Undefined where its price, count or interval is none. */
export function monthlyPrice({
  price,
  interval,
  intervalCount = 1,
}: {
  price?: unknown;
  interval?: unknown;
  intervalCount?: unknown;
}): number | undefined {
  const times = Object.hasOwn(IN_A_MONTH, String(interval)) ? IN_A_MONTH[interval as Interval] : undefined;
  if (
    times === undefined ||
    typeof price !== 'number' ||
    typeof intervalCount !== 'number' ||
    intervalCount <= 0
  )
    return undefined;
  return (price / intervalCount) * times;
}

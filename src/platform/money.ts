/**
 * The price of a period is in whole USD. The total of a payment event is in the smallest unit of its
 * currency, as in Stripe.
 */

export const CURRENCY = 'USD';

/** Currencies without a smaller unit in Stripe, and those counted in thousandths. */
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

/** Returns the number of decimal places of a currency in Stripe. */
export function fractionDigits(currency: string): number {
  const code = currency.toUpperCase();
  return WITHOUT_CENTS.has(code) ? 0 : IN_THOUSANDTHS.has(code) ? 3 : 2;
}

/** Converts an amount from the currency's smallest unit: 48000 in usd is 480. */
export const fromMinorUnits = (total: number, currency: string) => total / 10 ** fractionDigits(currency);

const MONTHS_IN_A_YEAR = 12;
const DAYS_IN_A_YEAR = 365.25;
/** How many of each interval make up a month. */
const PER_MONTH = {
  day: DAYS_IN_A_YEAR / MONTHS_IN_A_YEAR,
  week: DAYS_IN_A_YEAR / MONTHS_IN_A_YEAR / 7,
  month: 1,
  year: 1 / MONTHS_IN_A_YEAR,
} as const;

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * Returns the price of a period per month in USD. A year has 365.25 days. Returns undefined if the price,
 * count or interval is invalid.
 */
export function monthlyPrice({
  price,
  interval,
  intervalCount = 1,
}: {
  price?: unknown;
  interval?: unknown;
  intervalCount?: unknown;
}): number | undefined {
  const times = Object.hasOwn(PER_MONTH, String(interval)) ? PER_MONTH[interval as Interval] : undefined;
  if (
    times === undefined ||
    typeof price !== 'number' ||
    typeof intervalCount !== 'number' ||
    intervalCount <= 0
  )
    return undefined;
  return (price / intervalCount) * times;
}

/** Checks payment cards (docs/behaviour.md 1 §3) before the card processor is asked. */

export const CARD_BRANDS = [
  'Visa',
  'American Express',
  'MasterCard',
  'Discover',
  'JCB',
  'Diners Club',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

interface BrandRule {
  /** Matches the first digits of the brand's numbers. */
  prefix: RegExp;
  lengths: readonly number[];
  /** The length of the security code (cvc). */
  cvcDigits: number;
  /** The lengths of the groups in which the number is written. */
  groups: readonly number[];
}

const GROUPS_OF_FOUR = [4, 4, 4, 4, 3];

const brands: Record<CardBrand, BrandRule> = {
  Visa: { prefix: /^4/, lengths: [13, 16, 19], cvcDigits: 3, groups: GROUPS_OF_FOUR },
  'American Express': { prefix: /^3[47]/, lengths: [15], cvcDigits: 4, groups: [4, 6, 5] },
  MasterCard: {
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcDigits: 3,
    groups: GROUPS_OF_FOUR,
  },
  Discover: { prefix: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], cvcDigits: 3, groups: GROUPS_OF_FOUR },
  JCB: { prefix: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], cvcDigits: 3, groups: GROUPS_OF_FOUR },
  'Diners Club': {
    prefix: /^3(0[0-5]|095|[689])/,
    lengths: [14, 15, 16, 17, 18, 19],
    cvcDigits: 3,
    groups: [4, 6, 4, 5],
  },
};

export const digitsOnly = (text: string) => text.replace(/\D/g, '');

/** Returns the brand as soon as the first digits identify it. */
export const cardBrand = (number: string): CardBrand | undefined =>
  CARD_BRANDS.find(brand => brands[brand].prefix.test(digitsOnly(number)));

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Returns the documented name of a brand, or the platform's name if the brand is not documented. Returns
 * undefined if the platform names none.
 */
export function parseCardBrand(name: unknown): CardBrand | (string & {}) | undefined {
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return CARD_BRANDS.find(brand => lettersOnly(brand) === lettersOnly(name)) ?? name;
}

/** Checks the check digit of a card number (Luhn). */
export function isLuhn(number: string): boolean {
  const digits = [...digitsOnly(number)].reverse().map(Number);
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
    0,
  );
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * Returns whether a number can be a card number: it has the length of its brand (12 to 19 digits if unknown)
 * and a valid check digit.
 */
export function isCardNumber(number: string): boolean {
  if (!/^[\d\s-]+$/.test(number)) return false;
  const { length } = digitsOnly(number);
  const brand = cardBrand(number);
  return (brand ? brands[brand].lengths.includes(length) : length >= 12 && length <= 19) && isLuhn(number);
}

const DIGIT_RUN = /(?<!\w)\d(?:[ -]?\d){11,18}(?!\w)/g;
const isCardRun = (run: string) => !!cardBrand(run) && isCardNumber(run);
/** Finds card numbers in a text that must not contain any. */
export const findCardNumbers = (text: string) => (text.match(DIGIT_RUN) ?? []).filter(isCardRun);
export const replaceCardNumbers = (text: string, replacement: string) =>
  text.replace(DIGIT_RUN, run => (isCardRun(run) ? replacement : run));

/** Formats a number in the groups of its brand: 3782 822463 10005. Surplus digits stay at the end. */
export function formatCardNumber(number: string): string {
  const brand = cardBrand(number);
  let rest = digitsOnly(number);
  const parts: string[] = [];
  for (const length of brand ? brands[brand].groups : GROUPS_OF_FOUR) {
    if (!rest) break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest].filter(Boolean).join(' ');
}

/** Returns the length of the security code, which is 3 for unknown brands. */
export const cvcLength = (brand: CardBrand | undefined) => (brand ? brands[brand].cvcDigits : 3);

export const isCvc = (code: string, number: string) =>
  /^\d+$/.test(code) && code.length === cvcLength(cardBrand(number));

/** Returns the full year of two or four typed digits, or undefined for other input. */
export const fullYear = (year: string): number | undefined =>
  /^\d{2}$/.test(year) ? 2000 + Number(year) : /^\d{4}$/.test(year) ? Number(year) : undefined;

/** `expired`: the last day of its month is over. `expiring`: it expires within two months. */
export type CardExpiry = 'expired' | 'expiring' | 'valid';

const EXPIRING_MONTHS = 2;

/** A card is valid until the end of its month. Returns undefined if the month or the year is invalid. */
export function cardExpiry(month: unknown, year: unknown, now: Date): CardExpiry | undefined {
  const [at, full] = [Number(month), fullYear(String(year ?? ''))];
  if (!Number.isInteger(at) || at < 1 || at > 12 || full === undefined) return undefined;
  const months = (full - now.getFullYear()) * 12 + (at - 1 - now.getMonth());
  return months < 0 ? 'expired' : months < EXPIRING_MONTHS ? 'expiring' : 'valid';
}

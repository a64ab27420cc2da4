/** Payment cards (docs/behaviour.md 1 §3): their brands, and what is checked of a card before the processor is asked. Pure, no library. */

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
  /** How numbers of the brand begin. */
  prefix: RegExp;
  lengths: readonly number[];
  /** Digits of its code (cvc). */
  cvcDigits: number;
  /** How its digits are parted to be read. */
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

/** The brand of a number, as soon as its first digits tell. */
export const cardBrand = (number: string): CardBrand | undefined =>
  CARD_BRANDS.find(brand => brands[brand].prefix.test(digitsOnly(number)));

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** A brand as the platform names it, in the words of the specification where it is one of theirs; undefined where it names none. */
export function parseCardBrand(name: unknown): CardBrand | (string & {}) | undefined {
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return CARD_BRANDS.find(brand => lettersOnly(brand) === lettersOnly(name)) ?? name;
}

/** The check digit of every card number (Luhn). */
export function isLuhn(number: string): boolean {
  const digits = [...digitsOnly(number)].reverse().map(Number);
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
    0,
  );
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether a number may be a card's: the length of its brand, 12 to 19 digits where the brand is unknown, and the check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^[\d\s-]+$/.test(number)) return false;
  const { length } = digitsOnly(number);
  const brand = cardBrand(number);
  return (brand ? brands[brand].lengths.includes(length) : length >= 12 && length <= 19) && isLuhn(number);
}

const DIGIT_RUN = /(?<!\w)\d(?:[ -]?\d){11,18}(?!\w)/g;
const isCardRun = (run: string) => !!cardBrand(run) && isCardNumber(run);
/** The numbers of cards that stand in a text, where none should. */
export const findCardNumbers = (text: string) => (text.match(DIGIT_RUN) ?? []).filter(isCardRun);
/** A text with something else in the place of those. */
export const replaceCardNumbers = (text: string, replacement: string) =>
  text.replace(DIGIT_RUN, run => (isCardRun(run) ? replacement : run));

/** A number in the parts in which its brand is read: 3782 822463 10005. Digits that are too many stay. */
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

/** How many digits the code of a brand's cards has; 3 where the brand is unknown. */
export const cvcLength = (brand: CardBrand | undefined) => (brand ? brands[brand].cvcDigits : 3);

/** Whether a code may be that of this number's brand: 3 digits, of American Express 4. */
export const isCvc = (code: string, number: string) =>
  /^\d+$/.test(code) && code.length === cvcLength(cardBrand(number));

/** A year as typed, in two digits or four, as the full year; undefined where it is none. */
export const fullYear = (year: string): number | undefined =>
  /^\d{2}$/.test(year) ? 2000 + Number(year) : /^\d{4}$/.test(year) ? Number(year) : undefined;

/** `expired`: the last day of its month is over; `expiring`: it will be within two months. */
export type CardExpiry = 'expired' | 'expiring' | 'valid';

const EXPIRING_MONTHS = 2;

/** How long a card is still good for at a moment; it is until the end of its month. Undefined where its month or year is none. */
export function cardExpiry(month: unknown, year: unknown, now: Date): CardExpiry | undefined {
  const [at, full] = [Number(month), fullYear(String(year ?? ''))];
  if (!Number.isInteger(at) || at < 1 || at > 12 || full === undefined) return undefined;
  const months = (full - now.getFullYear()) * 12 + (at - 1 - now.getMonth());
  return months < 0 ? 'expired' : months < EXPIRING_MONTHS ? 'expiring' : 'valid';
}

/** Payment cards (docs/behaviour.md 1 §3): their brands, and what is checked of a card before the processor is asked. Pure, no library. */

export const BRANDS = ['Visa', 'American Express', 'MasterCard', 'Discover', 'JCB', 'Diners Club'] as const;
export type Brand = (typeof BRANDS)[number];

interface BrandRule {
  /** How numbers of the brand begin. */
  begins: RegExp;
  lengths: readonly number[];
  /** Digits of its code (cvc). */
  code: number;
  /** How its digits are parted to be read. */
  parts: readonly number[];
}

const FOURS = [4, 4, 4, 4, 3];

const brands: Record<Brand, BrandRule> = {
  Visa: { begins: /^4/, lengths: [13, 16, 19], code: 3, parts: FOURS },
  'American Express': { begins: /^3[47]/, lengths: [15], code: 4, parts: [4, 6, 5] },
  MasterCard: {
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    code: 3,
    parts: FOURS,
  },
  Discover: { begins: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], code: 3, parts: FOURS },
  JCB: { begins: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], code: 3, parts: FOURS },
  'Diners Club': {
    begins: /^3(0[0-5]|095|[689])/,
    lengths: [14, 15, 16, 17, 18, 19],
    code: 3,
    parts: [4, 6, 4, 5],
  },
};

export const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The brand of a number, as soon as its first digits tell. */
export const brandOf = (number: string): Brand | undefined =>
  BRANDS.find(brand => brands[brand].begins.test(digitsIn(number)));

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** A brand as the platform names it, in the words of the specification where it is one of theirs; undefined where it names none. */
export function brandNamed(name: unknown): Brand | (string & {}) | undefined {
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return BRANDS.find(brand => letters(brand) === letters(name)) ?? name;
}

/** The check digit of every card number (Luhn). */
export function isLuhn(number: string): boolean {
  const digits = [...digitsIn(number)].reverse().map(Number);
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
    0,
  );
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether a number may be a card's: the length of its brand, 12 to 19 digits where the brand is unknown, and the check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^[\d\s-]+$/.test(number)) return false;
  const { length } = digitsIn(number);
  const brand = brandOf(number);
  return (brand ? brands[brand].lengths.includes(length) : length >= 12 && length <= 19) && isLuhn(number);
}

const RUN = /(?<!\w)\d(?:[ -]?\d){11,18}(?!\w)/g;
const isOfCard = (run: string) => !!brandOf(run) && isCardNumber(run);
/** The numbers of cards that stand in a text, where none should. */
export const cardNumbersIn = (text: string) => (text.match(RUN) ?? []).filter(isOfCard);
/** A text with something else in the place of those. */
export const withoutCardNumbers = (text: string, instead: string) =>
  text.replace(RUN, run => (isOfCard(run) ? instead : run));

/** A number in the parts in which its brand is read: 3782 822463 10005. Digits that are too many stay. */
export function asParts(number: string): string {
  const brand = brandOf(number);
  let rest = digitsIn(number);
  const parts: string[] = [];
  for (const length of brand ? brands[brand].parts : FOURS) {
    if (!rest) break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest].filter(Boolean).join(' ');
}

/** How many digits the code of a brand's cards has; 3 where the brand is unknown. */
export const codeLength = (brand: Brand | undefined) => (brand ? brands[brand].code : 3);

/** Whether a code may be that of this number's brand: 3 digits, of American Express 4. */
export const isCode = (code: string, number: string) =>
  /^\d+$/.test(code) && code.length === codeLength(brandOf(number));

/** A year as typed, in two digits or four, as the full year; undefined where it is none. */
export const fullYear = (year: string): number | undefined =>
  /^\d{2}$/.test(year) ? 2000 + Number(year) : /^\d{4}$/.test(year) ? Number(year) : undefined;

/** `expired`: the last day of its month is over; `expiring`: it will be within two months. */
export type Expiry = 'expired' | 'expiring' | 'valid';

const EXPIRING_MONTHS = 2;

/** How long a card is still good for at a moment; it is until the end of its month. Undefined where its month or year is none. */
export function expiryOf(month: unknown, year: unknown, now: Date): Expiry | undefined {
  const [at, full] = [Number(month), fullYear(String(year ?? ''))];
  if (!Number.isInteger(at) || at < 1 || at > 12 || full === undefined) return undefined;
  const months = (full - now.getFullYear()) * 12 + (at - 1 - now.getMonth());
  return months < 0 ? 'expired' : months < EXPIRING_MONTHS ? 'expiring' : 'valid';
}

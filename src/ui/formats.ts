import { language, type Language } from '../../i18n/language.ts';
import { CURRENCY, fractionDigits } from '../platform/money.ts';

/** How times and quantities are written (docs/behaviour.md 1 §9). The platform's times are epoch seconds. */

/** Stands where a value is missing, in cells, cards and lists. */
export const EMPTY = '–';
export const orEmpty = (text: string | null | undefined) => text || EMPTY;

const two = (number: number) => String(number).padStart(2, '0');

/** MM/dd/yyyy */
export const day = (date: Date) => `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;

function dateOf(seconds: number | null | undefined): Date | undefined {
  const date = typeof seconds === 'number' ? new Date(seconds * 1000) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** MM/dd/yyyy of epoch seconds; empty where there is no time. */
export function dayOf(seconds: number | null | undefined): string {
  const date = dateOf(seconds);
  return date ? day(date) : '';
}

/** HH:mm */
export const formatTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** MM/dd/yyyy HH:mm of epoch seconds; empty where there is no time. */
export function moment(seconds: number | null | undefined): string {
  const date = dateOf(seconds);
  return date ? `${day(date)} ${formatTime(date)}` : '';
}

/** HH:mm:ss of epoch milliseconds. */
export function timeOf(ms: number): string {
  const date = new Date(ms);
  return `${formatTime(date)}:${two(date.getSeconds())}`;
}

/** Elapsed seconds as hours:minutes:seconds.tenths; empty where there are none. */
export function elapsed(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return '';
  const tenths = Math.round(seconds * 10);
  const wholePart = Math.floor(tenths / 10);
  return `${Math.floor(wholePart / 3600)}:${two(Math.floor(wholePart / 60) % 60)}:${two(wholePart % 60)}.${tenths % 10}`;
}

/** `2026-11-01` as MM/dd/yyyy. */
export const dayText = (isoDay: string) => isoDay.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** One writer for each language, made when it is needed: the first one costs a slow machine a tenth of a second. */
const inEach = <T>(make: (language: Language) => T) => {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language.get()] ??= make(language.get()));
};

/** How numbers, money and percentages are written in each language: the Spanish is that of the United States. */
const NUMBERS: Record<Language, string> = { en: 'en', es: 'es-US' };
export const numbersAs = () => NUMBERS[language.get()];

/** Writers of numbers, each by the name of its kind. */
const writers = inEach(() => new Map<string, Intl.NumberFormat>());
function writerOf(name: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const made = writers().get(name) ?? new Intl.NumberFormat(numbersAs(), options);
  writers().set(name, made);
  return made;
}

/** A quantity as the chosen language writes it. */
export function count(number: number | null | undefined): string {
  if (typeof number !== 'number') return '';
  // Up to here every language writes digits alone.
  return Number.isInteger(number) && number >= 0 && number < 1000
    ? String(number)
    : writerOf('quantity').format(number);
}

/** How many items a list has, as text. */
export const countItems = (items: readonly unknown[] | undefined) => count(items?.length ?? 0);

/**
 * An amount of money as the chosen language writes it, with the digits that the card processor counts its currency in; empty
 * where there is none. What is no currency stands as it came, behind the amount.
 */
export function money(amount: number | null | undefined, currency: string = CURRENCY): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  const code = currency.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(code);
  const digits = { minimumFractionDigits: fractionDigits(code), maximumFractionDigits: fractionDigits(code) };
  const written = writerOf(`money ${code}`, {
    ...digits,
    ...(isCurrency && { style: 'currency', currency: code }),
  }).format(amount);
  return isCurrency ? written : `${written} ${code}`.trim();
}

const asUnit = (times: number, unit: string) => {
  try {
    return writerOf(`unit ${unit}`, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(times);
  } catch {
    return [{ type: 'other', value: `${times} ${unit}` }];
  }
};

/** How long, in words: 3 months. What is no unit of time stands as it came. */
export const span = (times: number, unit: string) =>
  asUnit(times, unit)
    .map(({ value }) => value)
    .join('');

/** How often, as behind a price: `year` of one year, `3 months` of three. */
export const every = (times: number, unit: string) =>
  (times === 1 && asUnit(1, unit).find(({ type }) => type === 'unit')?.value) || span(times, unit);

const orders = inEach(chosen => new Intl.Collator(chosen));
/** Orders texts as the chosen language does. */
export const compareTexts = (a: string, b: string) => orders().compare(a, b);

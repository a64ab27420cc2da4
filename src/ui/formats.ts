import { language, type Language } from '../../i18n/language.ts';
import { CURRENCY, fractionDigits } from '../platform/money.ts';

// Formats of docs/behaviour.md 1 §9. The platform's times are epoch seconds.

/** Replaces a missing value in cells, cards and lists. */
export const EMPTY = '–';
export const formatOptional = (text: string | null | undefined) => text || EMPTY;

export const padTwo = (number: number) => String(number).padStart(2, '0');

/** MM/dd/yyyy */
export const formatDate = (date: Date) =>
  `${padTwo(date.getMonth() + 1)}/${padTwo(date.getDate())}/${date.getFullYear()}`;

/** Converts epoch seconds. Undefined without a time, and for a time that no date can hold. */
export function epochSecondsToDate(seconds: number | null | undefined): Date | undefined {
  const date = typeof seconds === 'number' ? new Date(seconds * 1000) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** MM/dd/yyyy of epoch seconds. Empty without a time. */
export function formatEpochDate(seconds: number | null | undefined): string {
  const date = epochSecondsToDate(seconds);
  return date ? formatDate(date) : '';
}

/** HH:mm */
export const formatTime = (date: Date) => `${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`;

/** MM/dd/yyyy HH:mm of epoch seconds. Empty without a time. */
export function formatDateTime(seconds: number | null | undefined): string {
  const date = epochSecondsToDate(seconds);
  return date ? `${formatDate(date)} ${formatTime(date)}` : '';
}

/** HH:mm:ss of epoch milliseconds. */
export function formatTimeWithSeconds(ms: number): string {
  const date = new Date(ms);
  return `${formatTime(date)}:${padTwo(date.getSeconds())}`;
}

/** Formats seconds as hours:minutes:seconds.tenths. Returns '' for other values. */
export function formatDuration(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return '';
  const tenths = Math.round(seconds * 10);
  const wholePart = Math.floor(tenths / 10);
  return `${Math.floor(wholePart / 3600)}:${padTwo(Math.floor(wholePart / 60) % 60)}:${padTwo(wholePart % 60)}.${tenths % 10}`;
}

/** `2026-11-01` as MM/dd/yyyy. Another text is unchanged. */
export const formatIsoDate = (isoDay: string) => isoDay.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** Creates formats on demand, because the first one takes 0.1 s on a slow machine. */
const perLanguage = <T>(create: (language: Language) => T) => {
  const created: Partial<Record<Language, T>> = {};
  return () => (created[language.get()] ??= create(language.get()));
};

/** Spanish numbers follow the United States: 1,000.5. */
const NUMBER_LOCALES: Record<Language, string> = { en: 'en', es: 'es-US' };
export const numberLocale = () => NUMBER_LOCALES[language.get()];

const numberFormats = perLanguage(() => new Map<string, Intl.NumberFormat>());
function numberFormat(name: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const format = numberFormats().get(name) ?? new Intl.NumberFormat(numberLocale(), options);
  numberFormats().set(name, format);
  return format;
}

/** A quantity in the selected language. Empty without a number. */
export function formatCount(number: number | null | undefined): string {
  if (typeof number !== 'number') return '';
  // Numbers below 1000 are the same in all languages, so no format is created.
  return Number.isInteger(number) && number >= 0 && number < 1000
    ? String(number)
    : numberFormat('quantity').format(number);
}

/** The number of items in a list, 0 while it loads. */
export const formatLength = (items: readonly unknown[] | undefined) => formatCount(items?.length ?? 0);

/**
 * Money in the selected language, with as many decimals as the card processor counts its currency in. Empty without an amount.
 * An unknown currency is appended unchanged.
 */
export function formatMoney(amount: number | null | undefined, currency: string = CURRENCY): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  const code = currency.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(code);
  const digits = { minimumFractionDigits: fractionDigits(code), maximumFractionDigits: fractionDigits(code) };
  const text = numberFormat(`money ${code}`, {
    ...digits,
    ...(isCurrency && { style: 'currency', currency: code }),
  }).format(amount);
  return isCurrency ? text : `${text} ${code}`.trim();
}

const unitParts = (times: number, unit: string) => {
  try {
    return numberFormat(`unit ${unit}`, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(times);
  } catch {
    return [{ type: 'other', value: `${times} ${unit}` }];
  }
};

/** `3 months`. An unknown unit is unchanged. */
export const formatInterval = (times: number, unit: string) =>
  unitParts(times, unit)
    .map(({ value }) => value)
    .join('');

/** How often a price is due: `year` for one year, `3 months` for three. */
export const formatFrequency = (times: number, unit: string) =>
  (times === 1 && unitParts(1, unit).find(({ type }) => type === 'unit')?.value) ||
  formatInterval(times, unit);

const collators = perLanguage(locale => new Intl.Collator(locale, { numeric: true }));
/** Compares texts by the rules of the selected language, and the numbers in them by their size: Zone 2 is before Zone 10. */
export const compareTexts = (a: string, b: string) => collators().compare(a, b);

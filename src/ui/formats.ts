import { language } from '../../i18n/language.ts';

/** How times and quantities are written (spec 1 §9). The platform's times are epoch seconds. */

/** Stands where a value is missing, in cells, cards and lists. */
/** Stands where a value is missing. */
export const EMPTY = '–';
export const orEmpty = (text: string | null | undefined) => text || EMPTY;

const two = (number: number) => String(number).padStart(2, '0');

/** MM/dd/yyyy */
export const day = (date: Date) => `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;

/** MM/dd/yyyy HH:mm of epoch seconds; empty where there is no time. */
export function moment(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return '';
  const date = new Date(seconds * 1000);
  return `${day(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Elapsed seconds as hours:minutes:seconds.tenths; empty where there are none. */
export function elapsed(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return '';
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${tenths % 10}`;
}

/** `2026-11-01` as MM/dd/yyyy. */
export const dayText = (isoDay: string) => isoDay.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** A quantity as the chosen language writes it. */
export const count = (number: number | null | undefined) => (typeof number === 'number' ? number.toLocaleString(language.now()) : '');

/** The time of day, hours and minutes, as the chosen language writes it. */
export const clock = (date: Date) => date.toLocaleTimeString(language.now(), { hour: '2-digit', minute: '2-digit' });

/** Orders texts as the chosen language does. */
export const inOrder = (a: string, b: string) => a.localeCompare(b, language.now());

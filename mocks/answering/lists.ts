import type { Paging } from '../../src/platform/crud.ts';
import type { Environment } from './environment.ts';

/** Which rows of a list to read; no limit = all of them. */
export interface Window {
  limit: number | undefined;
  offset: number;
}

const whole: Window = { limit: undefined, offset: 0 };

/** Only the documented page honours paging; the other shapes answer the whole list. */
export function windowOf(env: Environment, { page, pageSize }: Paging): Window {
  if ((env.faults?.listShape ?? 'paged') !== 'paged' || !pageSize || pageSize < 0) return whole;
  const limit = Math.min(Math.floor(pageSize), 100_000) || 1;
  const at = Math.min(Math.max(Math.floor(page ?? 1), 1), 10_000_000);
  return { limit, offset: Math.min((at - 1) * limit, 2_000_000_000) };
}

/** Rows in the shape the demo was switched to, or as the call documents them. */
export function listAnswer<T>(env: Environment, documented: 'paged' | 'array', rows: T[], totalRecords = rows.length) {
  const shape = env.faults?.listShape ?? documented;
  if (shape === 'array') return rows;
  return shape === 'data' ? { data: rows } : { data: rows, pagingMeta: { totalRecords } };
}

/** Text as a LIKE pattern that finds it anywhere. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

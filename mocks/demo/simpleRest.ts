import type { Context } from 'hono';
import * as z from 'zod/mini';
import { foldText } from '../../src/platform/fold.ts';
import { validate } from '../http/reading.ts';
import { HttpRefusal } from '../http/refusal.ts';

/** The parameters of a list request. Both ends of `range` are included. */
interface Question {
  filter: Record<string, unknown>;
  sort: [field: string, order: string] | undefined;
  range: [from: number, to: number] | undefined;
}

interface RestRow {
  id: number | string;
}

/** Whether a row matches a filter of this name. */
export type Filters<T> = Record<string, (row: T, wanted: string) => boolean>;

const Filter = z.record(z.string(), z.unknown());
const Sort = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const RangeParameter = z.tuple([z.int().check(z.gte(0)), z.int()]);

function parameter<T>(c: Context, name: string, shape: z.ZodMiniType<T>): T | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  try {
    return validate(shape, JSON.parse(text));
  } catch (error) {
    throw error instanceof HttpRefusal
      ? error
      : new HttpRefusal(400, `The parameter ${name} is not valid JSON`);
  }
}

const questionOf = (c: Context): Question => ({
  filter: parameter(c, 'filter', Filter) ?? {},
  sort: parameter(c, 'sort', Sort),
  range: parameter(c, 'range', RangeParameter),
});

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'en');

/** The matching rows in the requested order. The filter `id` selects several rows by id. */
export function rowsFor<T extends RestRow>(c: Context, rows: readonly T[], filters: Filters<T>): T[] {
  const { filter, sort } = questionOf(c);
  const { id, ...others } = filter;
  const fitting = rows.filter(
    row =>
      (!Array.isArray(id) || id.map(String).includes(String(row.id))) &&
      Object.entries(others).every(([name, wanted]) => filters[name]?.(row, String(wanted)) ?? true),
  );
  if (!sort) return fitting;
  const [field, order] = sort;
  const sorted = fitting.toSorted((a, b) => compare(a[field as keyof T], b[field as keyof T]));
  return order === 'DESC' ? sorted.toReversed() : sorted;
}

/** Responds to a list request of ra-data-simple-rest. Content-Range has the number of all matching rows. */
export function answerRows<T extends RestRow>(
  c: Context,
  name: string,
  rows: readonly T[],
  filters: Filters<T> = {},
) {
  const all = rowsFor(c, rows, filters);
  const [from, to] = questionOf(c).range ?? [0, all.length - 1];
  const page = all.slice(from, to + 1);
  c.header(
    'Content-Range',
    `${name} ${page.length ? `${from}-${from + page.length - 1}` : '*'}/${all.length}`,
  );
  return c.json(page);
}

export function rowOf<T extends RestRow>(rows: readonly T[], id: string): T {
  const row = rows.find(one => String(one.id) === id);
  if (!row) throw new HttpRefusal(404, 'There is no such record');
  return row;
}

export const contains = (text: string, wanted: string) => foldText(text).includes(foldText(wanted.trim()));

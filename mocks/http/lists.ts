import { asc, count, desc, like } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Paging } from '../../src/platform/crud.ts';
import { foldForIndex } from '../db/folding.ts';
import type { Environment } from './environment.ts';

/** The rows of a list to read; no limit means all rows. */
export interface Window {
  limit: number | undefined;
  offset: number;
}

const allRows: Window = { limit: undefined, offset: 0 };

/** Clamps the number and the size of a page to valid values. */
export function pageWindow({ page, pageSize }: Paging): Window {
  if (!pageSize || pageSize < 0) return allRows;
  const limit = Math.min(Math.floor(pageSize), 100_000) || 1;
  const at = Math.min(Math.max(Math.floor(page ?? 1), 1), 10_000_000);
  return { limit, offset: Math.min((at - 1) * limit, 2_000_000_000) };
}

/** Only the documented shape is paged; the other shapes contain the whole list. */
export const windowOf = (env: Environment, paging: Paging) =>
  (env.faults?.listShape ?? 'paged') === 'paged' ? pageWindow(paging) : allRows;

/** Rows in the shape that was chosen in the demo, or else in the documented one. */
export function listReply<T>(
  env: Environment,
  documented: 'paged' | 'array',
  rows: T[],
  totalRecords = rows.length,
) {
  const shape = env.faults?.listShape ?? documented;
  if (shape === 'array') return rows;
  return shape === 'data' ? { data: rows } : { data: rows, pagingMeta: { totalRecords } };
}

/** A LIKE pattern that matches a text anywhere. */
export const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface NamedTable<Row, Reply> {
  table: PgTable & { id: PgColumn; $inferSelect: Row };
  /** The folded name. Lists are searched by it, and sorted by it unless another column is requested. */
  name: PgColumn;
  /** The other columns to sort by, by their name in `sortBy`. */
  sorts: Readonly<Record<string, PgColumn>>;
  reply(row: Row): Reply;
}

/** Returns a list of named records (docs/contract.md) with search, sorting and paging. */
export async function namedList<Row, Reply>(
  env: Environment,
  query: Paging,
  { table, name, sorts, reply }: NamedTable<Row, Reply>,
) {
  const where = query.query?.trim() ? like(name, containsPattern(foldForIndex(query.query))) : undefined;
  const { limit, offset } = windowOf(env, query);
  const column = Object.hasOwn(sorts, query.sortBy ?? '') ? sorts[query.sortBy!]! : name;
  const direction = query.sortDirection === 'desc' ? desc : asc;
  const found = env.db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(direction(column), direction(table.id))
    .offset(offset);
  const rows = await (limit === undefined ? found : found.limit(limit));
  const [total] = await env.db
    .select({ rows: count() })
    .from(table as PgTable)
    .where(where);
  return listReply(env, 'paged', (rows as Row[]).map(reply), total!.rows);
}

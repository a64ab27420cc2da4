import { asc, count, desc, like } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Paging } from '../../src/platform/crud.ts';
import { foldForIndex } from '../db/folding.ts';
import type { Environment } from './environment.ts';

/** Which rows of a list to read; no limit = all of them. */
export interface Window {
  limit: number | undefined;
  offset: number;
}

const allRows: Window = { limit: undefined, offset: 0 };

/** The rows of a page, however odd its number and size are. */
export function pageWindow({ page, pageSize }: Paging): Window {
  if (!pageSize || pageSize < 0) return allRows;
  const limit = Math.min(Math.floor(pageSize), 100_000) || 1;
  const at = Math.min(Math.max(Math.floor(page ?? 1), 1), 10_000_000);
  return { limit, offset: Math.min((at - 1) * limit, 2_000_000_000) };
}

/** Only the documented page honours paging; the other shapes answer the whole list. */
export const windowOf = (env: Environment, paging: Paging) =>
  (env.faults?.listShape ?? 'paged') === 'paged' ? pageWindow(paging) : allRows;

/** Rows in the shape the demo was switched to, or as the call documents them. */
export function listAnswer<T>(
  env: Environment,
  documented: 'paged' | 'array',
  rows: T[],
  totalRecords = rows.length,
) {
  const shape = env.faults?.listShape ?? documented;
  if (shape === 'array') return rows;
  return shape === 'data' ? { data: rows } : { data: rows, pagingMeta: { totalRecords } };
}

/** Text as a LIKE pattern that finds it anywhere. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface NamedTable<Row, Reply> {
  table: PgTable & { id: PgColumn; $inferSelect: Row };
  /** The folded name: searched, and sorted by unless another column is asked for. */
  name: PgColumn;
  /** By what else it can be sorted, as `sortBy` calls it. */
  sorts: Readonly<Record<string, PgColumn>>;
  reply(row: Row): Reply;
}

/** Answers a list of named things (docs/contract.md): found by a part of the name, sorted, a page of them. */
export async function namedList<Row, Reply>(
  env: Environment,
  query: Paging,
  { table, name, sorts, reply }: NamedTable<Row, Reply>,
) {
  const where = query.query?.trim() ? like(name, anywhere(foldForIndex(query.query))) : undefined;
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
  return listAnswer(env, 'paged', (rows as Row[]).map(reply), total!.rows);
}

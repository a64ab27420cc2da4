import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import * as schema from './schema.ts';
import { seed } from './seed.ts';
import type { PasswordCost } from './passwords.ts';

/** A table behind those it refers to. */
function placed(into: PgTable[], table: PgTable): PgTable[] {
  if (into.includes(table)) return into;
  const before = getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
  return [...before.reduce(placed, into), table];
}
/** Every table of people and places; the signing secret stays. */
const TABLES = Object.values(schema)
  .filter(table => is(table, PgTable))
  .filter(table => table !== schema.settings)
  .reduce(placed, [])
  .map(getTableName);
/** A second schema of the same database holds the copy. */
const COPY = 'seed_copy';
const HOUR = 3_600_000;

const emptying = `TRUNCATE ${TABLES.map(table => `public.${table}`).join(', ')} RESTART IDENTITY`;
/** What every write of a table changes: how many rows it has, and which transactions wrote them. */
const stateOf = (table: string) => `SELECT '${table}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS state FROM public.${table}`;
const states = (tables: string[]) => tables.map(stateOf).join(' UNION ALL ');
const keeping = [
  `DROP SCHEMA IF EXISTS ${COPY} CASCADE`,
  `CREATE SCHEMA ${COPY}`,
  ...TABLES.map(table => `CREATE UNLOGGED TABLE ${COPY}.${table} AS TABLE public.${table}`),
  `CREATE UNLOGGED TABLE ${COPY}.states AS ${states(TABLES)}`,
];
const holding = `LOCK TABLE ${TABLES.map(table => `public.${table}`).join(', ')} IN SHARE ROW EXCLUSIVE MODE`;
const written = `SELECT name FROM (${states(TABLES)}) now JOIN ${COPY}.states kept USING (name) WHERE now.state <> kept.state`;
/** Whether another table has not this row; rows are compared as the text of all they hold. */
const differing = (other: string) => `one::text NOT IN (SELECT other::text FROM ${other} other)`;
const withdrawing = (table: string) => `DELETE FROM public.${table} one WHERE ${differing(`${COPY}.${table}`)}`;
const returning = (table: string) => `INSERT INTO public.${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${table} one WHERE ${differing(`public.${table}`)}`;
const noting = (tables: string[]) => `UPDATE ${COPY}.states kept SET state = now.state FROM (${states(tables)}) now WHERE now.name = kept.name`;

/** The tables that somebody wrote to since they were as the copy, in the order of `TABLES`. */
async function writtenIn(db: Pick<Db, 'execute'>) {
  const { rows } = (await db.execute(sql.raw(written))) as { rows: { name: string }[] };
  const names = new Set(rows.map(({ name }) => name));
  return TABLES.filter(table => names.has(table));
}

/** Brings the copy back. Only what differs is written: a test changes a few rows of thousands. Nobody writes meanwhile. */
const restore = (db: Db) =>
  db.transaction(async tx => {
    await tx.execute(sql.raw(holding));
    let changed = await writtenIn(tx);
    const withdrawn = new Set<string>();
    // What refers to a withdrawn row goes with it, or refers to none: it is as changed.
    while (changed.some(table => !withdrawn.has(table))) {
      const more = changed.filter(table => !withdrawn.has(table));
      await tx.execute(together(more.map(withdrawing)));
      more.forEach(table => withdrawn.add(table));
      changed = await writtenIn(tx);
    }
    if (changed.length) await tx.execute(together([...changed.map(returning), noting(changed)]));
  });

/** Several statements in one round trip: all of them or none. */
const together = (statements: string[]) => sql.raw(`DO $$ BEGIN ${statements.map(one => `${one};`).join(' ')} END $$`);

/**
 * Brings the seed back. Seeding hashes passwords and builds thousands of rows, so what was seeded is copied, and the copy serves
 * for an hour: the seed is dated up to its time.
 */
export function createReset(db: Db, cost: PasswordCost) {
  let keptAt = Number.NaN;
  return async (now: Date) => {
    const age = now.getTime() - keptAt;
    if (age >= 0 && age < HOUR) return restore(db);
    await db.transaction(async tx => {
      await tx.execute(sql.raw(emptying));
      await seed(tx, { now, cost });
      await tx.execute(together(keeping));
    });
    keptAt = now.getTime();
  };
}

import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import type { PasswordCost } from './passwords.ts';
import * as schema from './schema.ts';
import { seed } from './seed.ts';

/** A table behind those it refers to. */
function placed(into: PgTable[], table: PgTable): PgTable[] {
  if (into.includes(table)) return into;
  const before = getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
  return [...before.reduce(placed, into), table];
}
/** Every table of people and places, each behind those it refers to; the signing secret stays. */
const STATED = Object.values(schema)
  .filter(table => is(table, PgTable))
  .filter(table => table !== schema.settings)
  .reduce(placed, []);
const TABLES = STATED.map(getTableName);
/** A second schema of the same database holds the copy. */
const COPY = 'seed_copy';
const HOUR = 3_600_000;

const emptying = `TRUNCATE ${TABLES.map(table => `public.${table}`).join(', ')} RESTART IDENTITY`;
/** What every write of a table changes: how many rows it has, and which transactions wrote them. */
const stateOf = (table: string) =>
  `SELECT '${table}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS state FROM public.${table}`;
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
const noting = (tables: string[]) =>
  `UPDATE ${COPY}.states kept SET state = now.state FROM (${states(tables)}) now WHERE now.name = kept.name`;

/** What finds a row of a table again, and the rest of it. */
const columnsOf = (table: PgTable) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const named = (some: typeof columns) => some.map(({ name }) => `"${name}"`);
  return { key: named(key).join(', '), rest: named(columns.filter(column => !key.includes(column))) };
};

/** Removes the rows that the copy has not. Those of other tables that refer to one of them refer to none in the copy, or are not in it. */
function withdrawing(table: PgTable) {
  const [name, { key }] = [getTableName(table), columnsOf(table)];
  return `DELETE FROM public.${name} one WHERE ${key ? `(${key}) NOT IN (SELECT ${key} FROM ${COPY}.${name})` : differing(`${COPY}.${name}`)}`;
}

/** Brings the rows back that are gone or changed; a row that others refer to is changed in place, so that they stay. */
function returning(table: PgTable) {
  const [name, { key, rest }] = [getTableName(table), columnsOf(table)];
  const changed = rest.length
    ? `UPDATE SET ${rest.map(column => `${column} = excluded.${column}`).join(', ')}`
    : 'NOTHING';
  return `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${name} one WHERE ${differing(`public.${name}`)}${key ? ` ON CONFLICT (${key}) DO ${changed}` : ''}`;
}

/** Where a name or email has gone from one row to another, or one that others need is new, rows cannot be brought back one by one. */
const whole = [
  emptying,
  ...TABLES.map(name => `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${name}`),
  noting(TABLES),
];

/** Brings the copy back. Only what differs is written: a test changes a few rows of thousands. Nobody writes meanwhile. */
const restore = (db: Db) =>
  db.transaction(async tx => {
    await tx.execute(sql.raw(holding));
    const { rows } = (await tx.execute(sql.raw(written))) as { rows: { name: string }[] };
    const names = new Set(rows.map(({ name }) => name));
    const changed = STATED.filter(table => names.has(getTableName(table)));
    if (!changed.length) return;
    const back = [...changed.map(withdrawing).reverse(), ...changed.map(returning), noting([...names])];
    await tx.execute(
      sql.raw(
        `DO $$ BEGIN ${listed(back)} EXCEPTION WHEN unique_violation OR foreign_key_violation THEN ${listed(whole)} END $$`,
      ),
    );
  });

const listed = (statements: string[]) => statements.map(one => `${one};`).join(' ');
/** Several statements in one round trip: all of them or none. */
const together = (statements: string[]) => sql.raw(`DO $$ BEGIN ${listed(statements)} END $$`);

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

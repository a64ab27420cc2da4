import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import type { PasswordCost } from './passwords.ts';
import { seed } from './seed.ts';
import { tables } from './table.ts';
import { settingsTable } from './tables/settings.ts';

/** A table behind those it refers to. */
function placed(into: PgTable[], table: PgTable): PgTable[] {
  if (into.includes(table)) return into;
  const before = getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
  return [...before.reduce(placed, into), table];
}
/** A second schema of the same database holds the copy. */
const COPY = 'seed_copy';
const HOUR = 3_600_000;

/** What every write of a table changes: how many rows it has, and which transactions wrote them. */
const stateOf = (table: string) =>
  `SELECT '${table}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS state FROM public.${table}`;
const states = (names: string[]) => names.map(stateOf).join(' UNION ALL ');
/** Whether another table has not this row; rows are compared as the text of all they hold. */
const differing = (other: string) => `one::text NOT IN (SELECT other::text FROM ${other} other)`;
const markTables = (names: string[]) =>
  `UPDATE ${COPY}.states kept SET state = now.state FROM (${states(names)}) now WHERE now.name = kept.name`;

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

/** The statements over every table of people and places, each behind those it refers to; the signing secret stays. */
function statementsOfAll() {
  const all = tables.filter(table => table !== settingsTable).reduce(placed, []);
  const names = all.map(getTableName);
  const everything = names.map(name => `public.${name}`).join(', ');
  const emptying = `TRUNCATE ${everything} RESTART IDENTITY`;
  return {
    emptying,
    keeping: [
      `DROP SCHEMA IF EXISTS ${COPY} CASCADE`,
      `CREATE SCHEMA ${COPY}`,
      ...names.map(name => `CREATE UNLOGGED TABLE ${COPY}.${name} AS TABLE public.${name}`),
      `CREATE UNLOGGED TABLE ${COPY}.states AS ${states(names)}`,
    ],
    holding: `LOCK TABLE ${everything} IN SHARE ROW EXCLUSIVE MODE`,
    written: `SELECT name FROM (${states(names)}) now JOIN ${COPY}.states kept USING (name) WHERE now.state <> kept.state`,
    back(written: Set<string>) {
      const changed = all.filter(table => written.has(getTableName(table)));
      return [...changed.map(withdrawing).reverse(), ...changed.map(returning), markTables([...written])];
    },
    /** Where a name or email has gone from one row to another, or one that others need is new, rows cannot be brought back one by one. */
    whole: [
      emptying,
      ...names.map(
        name => `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${name}`,
      ),
      markTables(names),
    ],
  };
}

/** Brings the copy back. Only what differs is written: a test changes a few rows of thousands. Nobody writes meanwhile. */
const restore = (db: Db, { holding, written, back, whole }: ReturnType<typeof statementsOfAll>) =>
  db.transaction(async tx => {
    await tx.execute(sql.raw(holding));
    const { rows } = (await tx.execute(sql.raw(written))) as { rows: { name: string }[] };
    if (!rows.length) return;
    const changed = back(new Set(rows.map(({ name }) => name)));
    await tx.execute(
      sql.raw(
        `DO $$ BEGIN ${listed(changed)} EXCEPTION WHEN unique_violation OR foreign_key_violation THEN ${listed(whole)} END $$`,
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
  const statements = statementsOfAll();
  let keptAt = Number.NaN;
  return async (now: Date) => {
    const age = now.getTime() - keptAt;
    if (age >= 0 && age < HOUR) return restore(db, statements);
    await db.transaction(async tx => {
      await tx.execute(sql.raw(statements.emptying));
      await seed(tx, { now, cost });
      await tx.execute(together(statements.keeping));
    });
    keptAt = now.getTime();
  };
}

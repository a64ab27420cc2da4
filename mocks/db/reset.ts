import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import type { PasswordCost } from './passwords.ts';
import { seed } from './seed.ts';
import { tables } from './table.ts';
import { settingsTable } from './tables/settings.ts';

/** Adds a table after those it refers to. */
function addWithReferences(into: PgTable[], table: PgTable): PgTable[] {
  if (into.includes(table)) return into;
  const before = getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
  return [...before.reduce(addWithReferences, into), table];
}
/** The copy is kept in a second schema of the same database. */
const COPY = 'seed_copy';
const HOUR = 3_600_000;

/** Every write to a table changes its number of rows or the transactions that wrote them. */
const stateOf = (table: string) =>
  `SELECT '${table}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS state FROM public.${table}`;
const states = (names: string[]) => names.map(stateOf).join(' UNION ALL ');
/** Whether another table lacks this row; rows are compared as text. */
const differing = (other: string) => `one::text NOT IN (SELECT other::text FROM ${other} other)`;
const markTables = (names: string[]) =>
  `UPDATE ${COPY}.states kept SET state = now.state FROM (${states(names)}) now WHERE now.name = kept.name`;

const columnsOf = (table: PgTable) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const named = (some: typeof columns) => some.map(({ name }) => `"${name}"`);
  return { key: named(key).join(', '), rest: named(columns.filter(column => !key.includes(column))) };
};

/**
 * Removes the rows that are not in the copy. Rows that refer to them are removed or cleared too; `returning`
 * restores those that the copy has.
 */
function withdrawing(table: PgTable) {
  const [name, { key }] = [getTableName(table), columnsOf(table)];
  return `DELETE FROM public.${name} one WHERE ${key ? `(${key}) NOT IN (SELECT ${key} FROM ${COPY}.${name})` : differing(`${COPY}.${name}`)}`;
}

/**
 * Restores removed and changed rows. A changed row is updated in place, so that the rows that refer to it
 * stay.
 */
function returning(table: PgTable) {
  const [name, { key, rest }] = [getTableName(table), columnsOf(table)];
  const changed = rest.length
    ? `UPDATE SET ${rest.map(column => `${column} = excluded.${column}`).join(', ')}`
    : 'NOTHING';
  return `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${name} one WHERE ${differing(`public.${name}`)}${key ? ` ON CONFLICT (${key}) DO ${changed}` : ''}`;
}

/**
 * The statements for all tables, each after those it refers to. The settings are left out, because they
 * contain the signing secret.
 */
function statementsOfAll() {
  const all = tables.filter(table => table !== settingsTable).reduce(addWithReferences, []);
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
    /**
     * The fallback if rows cannot be restored one by one: a unique value has moved to another row, or a
     * required row is new.
     */
    whole: [
      emptying,
      ...names.map(
        name => `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${COPY}.${name}`,
      ),
      markTables(names),
    ],
  };
}

/**
 * Restores the copy. Writes only the differences, because a test changes few of thousands of rows. Locks the
 * tables against other writers.
 */
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
/** Runs several statements in one round trip, all or none. */
const together = (statements: string[]) => sql.raw(`DO $$ BEGIN ${listed(statements)} END $$`);

/**
 * Restores the seed. Seeding hashes passwords and builds thousands of rows, so the seeded rows are copied.
 * The copy is used for an hour, because the seed has dates up to its time.
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

import { and, eq, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { knownIds, type Versioned } from './catalogueRecords.ts';

interface Holding<Row> {
  /** The record that has members, and its column of their IDs, in order. */
  holder: { entity: 'purposes' | 'toolgroups'; one: string; table: Versioned; column: PgColumn };
  /** The members, and the field that names one in a body. */
  member: { field: string; table: PgTable & { id: PgColumn; $inferSelect: Row } };
  /** The refusal if the holder already has the member. */
  already: string;
}

/** Reads, adds and removes the toolgroups of a purpose, or the tools of a toolgroup. */
export function memberQueries<Row extends { id: string }>(
  { db, changed }: Environment,
  { holder, member, already }: Holding<Row>,
) {
  const { table, column } = holder;
  const change = async (tx: Db, id: string, memberId: string, how: 'in' | 'out') => {
    const held = sql`${column} @> to_jsonb(${memberId}::text)`;
    const rows = await tx
      .update(table as PgTable)
      .set({
        [column.name]:
          how === 'in' ? sql`${column} || to_jsonb(${memberId}::text)` : sql`${column} - ${memberId}::text`,
        version: sql`${table.version} + 1`,
      })
      .where(and(eq(table.id, id), how === 'in' ? not(held) : held))
      .returning({ id: table.id });
    return rows.length > 0;
  };
  const idsOf = async (id: string): Promise<string[]> => {
    const [row] = await db
      .select({ ids: column })
      .from(table as PgTable)
      .where(eq(table.id, id));
    if (!row) throw notFound(`There is no such ${holder.one}`);
    return row.ids as string[];
  };
  return {
    /** The members of one holder, in order. */
    rowsOf: async (id: string): Promise<Row[]> => {
      const ids = await idsOf(id);
      const rows = (await db
        .select()
        .from(member.table as PgTable)
        .where(sql`${member.table.id} = ANY(${sql.param(ids)}::text[])`)) as Row[];
      const byId = new Map(rows.map(row => [row.id, row]));
      return ids.flatMap(one => byId.get(one) ?? []);
    },
    /** Appends a new member, in the transaction that creates it. */
    hold: async (tx: Db, id: string, memberId: string) => {
      if (!(await change(tx, id, memberId, 'in'))) throw notFound(`There is no such ${holder.one}`);
    },
    /** Appends an existing member. */
    add: async (id: string, memberId: string) => {
      await idsOf(id);
      await knownIds(db, member.table, member.field, [memberId]);
      if (!(await change(db, id, memberId, 'in'))) throw new HttpRefusal(400, already);
      changed(holder.entity, 'save', id);
    },
    takeOut: async (id: string, memberId: string) => {
      await idsOf(id);
      if (!(await change(db, id, memberId, 'out')))
        throw notFound(`The ${holder.one} does not have this ${member.field}`);
      changed(holder.entity, 'save', id);
    },
    held: (id: string) => changed(holder.entity, 'save', id),
  };
}

import { and, eq, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { knownIds, type Versioned } from './catalogueRecords.ts';

interface Holding<Row> {
  /** What holds, and the column of ids in their order. */
  holder: { entity: 'purposes' | 'toolgroups'; one: string; table: Versioned; column: PgColumn };
  /** What is held, and the field that names one in a body. */
  member: { field: string; table: PgTable & { id: PgColumn; $inferSelect: Row } };
  /** The refusal where it is held already. */
  already: string;
}

/** The toolgroups of purposes, the tools of toolgroups: which, in which order, put in, taken out. */
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
    /** Those of one holder, in their order. */
    rowsOf: async (id: string): Promise<Row[]> => {
      const ids = await idsOf(id);
      const rows = (await db
        .select()
        .from(member.table as PgTable)
        .where(sql`${member.table.id} = ANY(${sql.param(ids)}::text[])`)) as Row[];
      const byId = new Map(rows.map(row => [row.id, row]));
      return ids.flatMap(one => byId.get(one) ?? []);
    },
    /** Puts a new one behind the others, in the transaction that makes it. */
    hold: async (tx: Db, id: string, memberId: string) => {
      if (!(await change(tx, id, memberId, 'in'))) throw notFound(`There is no such ${holder.one}`);
    },
    /** Puts one that is there behind the others. */
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

import { and, eq, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { requireExistingIds, type Versioned } from './catalogueRecords.ts';

interface MembershipConfig<Row> {
  /** The record that contains the members, and its column of their IDs, in order. */
  container: { entity: 'purposes' | 'toolgroups'; noun: string; table: Versioned; column: PgColumn };
  /** The members, and the field that names one in a body. */
  member: { field: string; table: PgTable & { id: PgColumn; $inferSelect: Row } };
  /** The refusal if the container already has the member. */
  duplicateMessage: string;
}

/** Reads, adds and removes the toolgroups of a purpose, or the tools of a toolgroup. */
export function memberQueries<Row extends { id: string }>(
  { db, emitChange }: Environment,
  { container, member, duplicateMessage }: MembershipConfig<Row>,
) {
  const { table, column } = container;
  const change = async (tx: Db, id: string, memberId: string, action: 'add' | 'remove') => {
    const containsMember = sql`${column} @> to_jsonb(${memberId}::text)`;
    const rows = await tx
      .update(table as PgTable)
      .set({
        [column.name]:
          action === 'add'
            ? sql`${column} || to_jsonb(${memberId}::text)`
            : sql`${column} - ${memberId}::text`,
        version: sql`${table.version} + 1`,
      })
      .where(and(eq(table.id, id), action === 'add' ? not(containsMember) : containsMember))
      .returning({ id: table.id });
    return rows.length > 0;
  };
  const getMemberIds = async (id: string): Promise<string[]> => {
    const [row] = await db
      .select({ ids: column })
      .from(table as PgTable)
      .where(eq(table.id, id));
    if (!row) throw notFound(`There is no such ${container.noun}`);
    return row.ids as string[];
  };
  return {
    /** The members of a container, in order. */
    getRows: async (id: string): Promise<Row[]> => {
      const ids = await getMemberIds(id);
      const rows = (await db
        .select()
        .from(member.table as PgTable)
        .where(sql`${member.table.id} = ANY(${sql.param(ids)}::text[])`)) as Row[];
      const byId = new Map(rows.map(row => [row.id, row]));
      return ids.flatMap(memberId => byId.get(memberId) ?? []);
    },
    /** Appends a new member, in the transaction that creates it. */
    addNew: async (tx: Db, id: string, memberId: string) => {
      if (!(await change(tx, id, memberId, 'add'))) throw notFound(`There is no such ${container.noun}`);
    },
    /** Appends an existing member. */
    add: async (id: string, memberId: string) => {
      await getMemberIds(id);
      await requireExistingIds(db, member.table, member.field, [memberId]);
      if (!(await change(db, id, memberId, 'add'))) throw new HttpRefusal(400, duplicateMessage);
      emitChange(container.entity, 'save', id);
    },
    remove: async (id: string, memberId: string) => {
      await getMemberIds(id);
      if (!(await change(db, id, memberId, 'remove')))
        throw notFound(`The ${container.noun} does not have this ${member.field}`);
      emitChange(container.entity, 'save', id);
    },
    emitChange: (id: string) => emitChange(container.entity, 'save', id),
  };
}

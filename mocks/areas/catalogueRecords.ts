import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AssignedRole } from '../../src/platform/assignedRoles.ts';
import type { Paging } from '../../src/platform/crud.ts';
import type { EntityName } from '../../src/platform/resources.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import type { Caller } from '../http/access.ts';
import type { Environment } from '../http/environment.ts';
import { namedList } from '../http/lists.ts';
import { invalid, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { loadAssignedRoles, storeAssignedRoles, type RolesTable } from './assignedRoles.ts';
import { mergeExtra } from './extraFields.ts';

const MAX_NAME_LENGTH = 250;

interface Body {
  helpInfo?: string | undefined;
  rolesAssigned?: AssignedRole[] | undefined;
  __v?: number | undefined;
  [unknown: string]: unknown;
}

interface CatalogueTableRow {
  id: string;
  helpInfo: string;
  extra: Record<string, unknown>;
  version: number;
}

/** Purposes, toolgroups and tools share a name, a help text and assigned roles (docs/behaviour.md 2 §3). */
export interface CatalogueKindConfig<R extends CatalogueTableRow, B extends Body> {
  entity: 'purposes' | 'toolgroups' | 'tools';
  /** The noun for one record in refusals, such as 'tool'. */
  noun: string;
  table: Versioned & { helpInfo: PgColumn; $inferSelect: R };
  rolesTable: RolesTable;
  /** The field of the name, and the column of the folded name. */
  name: { field: string & keyof B & keyof R; key: PgColumn };
  /** Other fields that the platform knows. */
  otherFields: string[];
  /** The columns of the other fields of a body; an omitted field keeps its stored value. */
  columns(db: Db, body: B): Promise<object>;
  reply(row: R, rolesAssigned: AssignedRole[]): B & { _id: string };
  /** The columns of IDs that may contain a record of this kind. */
  containers: [entity: EntityName, table: Versioned, column: PgColumn][];
}

export type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/** Removes an ID from a column of IDs. Returns the IDs of the changed rows. */
export async function removeId(tx: Db, table: Versioned, column: PgColumn, id: string): Promise<string[]> {
  const rows = await tx
    .update(table as PgTable)
    .set({ [column.name]: sql`${column} - ${id}::text`, version: sql`${table.version} + 1` })
    .where(sql`${column} @> to_jsonb(${id}::text)`)
    .returning({ id: table.id });
  return rows.map(row => row.id as string);
}

/** Returns the IDs without duplicates. Throws if one is not a record of the table that matches `condition`. */
export async function requireExistingIds(
  db: Db,
  table: PgTable & { id: PgColumn },
  field: string,
  refs: (string | { _id: string })[],
  condition?: SQL,
): Promise<string[]> {
  const ids = [...new Set(refs.map(ref => (typeof ref === 'string' ? ref : ref._id)))];
  const existing = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(sql`${table.id} = ANY(${sql.param(ids)}::text[])`, condition));
  if (existing.length < ids.length) throw invalid({ [field]: 'One of these does not exist any more' });
  return ids;
}

export function catalogueRecords<R extends CatalogueTableRow, B extends Body>(
  env: Environment,
  kind: CatalogueKindConfig<R, B>,
) {
  const { db } = env;
  const { table, rolesTable, name, entity } = kind;
  const known = new Set([name.field, 'helpInfo', 'rolesAssigned', ...kind.otherFields]);
  const anyTable = table as PgTable;

  const replies = async (caller: Caller, rows: R[]) => {
    const roles = await loadAssignedRoles(
      db,
      rolesTable,
      caller,
      rows.map(({ id }) => id),
    );
    return rows.map(row => kind.reply(row, roles(row.id)));
  };
  const reply = async (caller: Caller, row: R) => (await replies(caller, [row]))[0]!;

  const findRow = async (id: string, from: Db = db): Promise<R> => {
    const [row] = (await from.select().from(anyTable).where(eq(table.id, id))) as R[];
    if (!row) throw notFound(`There is no such ${kind.noun}`);
    return row;
  };

  const changedFields = (body: B, before?: R) => {
    const newName = String(body[name.field] ?? '').trim();
    if (newName.length > MAX_NAME_LENGTH)
      throw invalid({ [name.field]: `At most ${MAX_NAME_LENGTH} characters are allowed` });
    return {
      [name.field]: newName,
      [`${name.field}Key`]: foldForIndex(newName),
      helpInfo: body.helpInfo ?? before?.helpInfo ?? '',
      extra: mergeExtra(body, known),
    };
  };

  return {
    replies,
    reply,
    find: findRow,
    list: async (query: Paging, caller: Caller) => {
      const page = await namedList(env, query, {
        table,
        name: name.key,
        sorts: { helpInfo: table.helpInfo },
        reply: (row: R) => row,
      });
      return Array.isArray(page)
        ? replies(caller, page)
        : { ...page, data: await replies(caller, page.data) };
    },
    /** Creates a record. `addToContainer` runs in the same transaction. */
    create: async (
      body: B,
      caller: Caller,
      addToContainer: (tx: Db, id: string) => Promise<void> = async () => {},
    ) => {
      const id = newId(env.now());
      const row = await db.transaction(async tx => {
        await tx.insert(anyTable).values({ id, ...changedFields(body), ...(await kind.columns(tx, body)) });
        await storeAssignedRoles(tx, rolesTable, caller, id, body.rolesAssigned ?? []);
        await addToContainer(tx, id);
        return findRow(id, tx);
      });
      env.emitChange(entity, 'save', id);
      return reply(caller, row);
    },
    /** Updates a record; concurrent updates wait. `updateRelated` changes related tables in the same transaction. */
    update: async (
      id: string,
      body: B,
      caller: Caller,
      updateRelated: (tx: Db) => Promise<void> = async () => {},
    ) => {
      const row = await db.transaction(async tx => {
        const before = await findRow(id, tx);
        const changed = await tx
          .update(anyTable)
          .set({
            ...changedFields(body, before),
            ...(await kind.columns(tx, body)),
            version: sql`${table.version} + 1`,
          })
          .where(and(eq(table.id, id), sameVersion(table.version, body.__v)))
          .returning({ id: table.id });
        if (!changed.length) throw outdated();
        if (body.rolesAssigned) await storeAssignedRoles(tx, rolesTable, caller, id, body.rolesAssigned);
        await updateRelated(tx);
        return findRow(id, tx);
      });
      env.emitChange(entity, 'save', id);
      return reply(caller, row);
    },
    remove: async (id: string) => {
      const changedContainers = await db.transaction(async tx => {
        const removed = await tx.delete(anyTable).where(eq(table.id, id)).returning({ id: table.id });
        if (!removed.length) throw notFound(`There is no such ${kind.noun}`);
        return Promise.all(
          kind.containers.map(async ([container, containerTable, column]) => ({
            container,
            ids: await removeId(tx, containerTable, column, id),
          })),
        );
      });
      env.emitChange(entity, 'remove', id);
      for (const { container, ids } of changedContainers)
        for (const containerId of ids) env.emitChange(container, 'save', containerId);
    },
  };
}

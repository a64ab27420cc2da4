import { eq } from 'drizzle-orm';
import type { Role } from '../../src/platform/roles.ts';
import type { Db } from '../db/open.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { notFound } from '../http/refusal.ts';

type RoleRow = typeof rolesTable.$inferSelect;

/** Known fields override the unknown fields that clients sent. */
export const roleReply = (row: RoleRow): Role => ({
  ...row.extra,
  _id: row.id,
  roleName: row.roleName,
  roleDescription: row.roleDescription,
  __v: row.version,
});

export async function findRole(db: Db, id: string): Promise<RoleRow> {
  const [row] = await db.select().from(rolesTable).where(eq(rolesTable.id, id));
  if (!row) throw notFound('There is no such role');
  return row;
}

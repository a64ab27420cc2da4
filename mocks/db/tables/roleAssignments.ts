import { sql } from 'drizzle-orm';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationsTable } from './applications.ts';
import { roleReference } from './roles.ts';
import { userReference } from './users.ts';

export const roleAssignmentsTable = table(
  'role_assignments',
  {
    userId: userReference(),
    /** Null if the role is not limited to an application. */
    applicationId: keyColumn('application_id').references(() => applicationsTable.id, {
      onDelete: 'cascade',
    }),
    roleId: roleReference(),
  },
  t => [
    uniqueIndex('role_assignments_once').on(t.userId, sql`coalesce(${t.applicationId}, '')`, t.roleId),
    index('role_assignments_application').on(t.applicationId, t.userId),
    index('role_assignments_role').on(t.roleId, t.userId),
  ],
);

import { index, primaryKey, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { keyColumn } from './columns.ts';
import { table } from './table.ts';
import { applicationReference } from './tables/applications.ts';
import { roleReference } from './tables/roles.ts';

/** A table of the roles assigned to purposes, toolgroups or tools, per application. */
export const assignedRolesTable = (name: string, column: string, record: () => AnyPgColumn) =>
  table(
    name,
    {
      recordId: keyColumn(column).notNull().references(record, { onDelete: 'cascade' }),
      applicationId: applicationReference(),
      roleId: roleReference(),
    },
    t => [
      primaryKey({ columns: [t.recordId, t.applicationId, t.roleId] }),
      index(`${name}_role`).on(t.roleId, t.applicationId),
    ],
  );

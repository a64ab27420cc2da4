import { index, primaryKey, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { key } from './columns.ts';
import { table } from './table.ts';
import { applicationReference } from './tables/applications.ts';
import { ofRole } from './tables/roles.ts';

/** A table of the roles assigned to purposes, toolgroups or tools, per application. */
export const carriedBy = (name: string, column: string, record: () => AnyPgColumn) =>
  table(
    name,
    {
      recordId: key(column).notNull().references(record, { onDelete: 'cascade' }),
      applicationId: applicationReference(),
      roleId: ofRole(),
    },
    t => [
      primaryKey({ columns: [t.recordId, t.applicationId, t.roleId] }),
      index(`${name}_role`).on(t.roleId, t.applicationId),
    ],
  );

import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { emptyText, extraColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const rolesTable = table(
  'roles',
  {
    id: keyColumn('id').primaryKey(),
    roleName: text('role_name').notNull(),
    roleNameKey: keyColumn('role_name_key').notNull(),
    roleDescription: text('role_description').notNull().default(emptyText),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [uniqueIndex('roles_name').on(t.roleNameKey)],
);

export const roleReference = () =>
  keyColumn('role_id')
    .notNull()
    .references(() => rolesTable.id, { onDelete: 'cascade' });

import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { empty, extra, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const rolesTable = table(
  'roles',
  {
    id: key('id').primaryKey(),
    roleName: text('role_name').notNull(),
    roleNameKey: key('role_name_key').notNull(),
    roleDescription: text('role_description').notNull().default(empty),
    extra: extra(),
    version: versionColumn(),
  },
  t => [uniqueIndex('roles_name').on(t.roleNameKey)],
);

export const ofRole = () =>
  key('role_id')
    .notNull()
    .references(() => rolesTable.id, { onDelete: 'cascade' });

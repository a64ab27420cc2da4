import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserType } from '../../../src/platform/workOrders.ts';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { userReference } from './users.ts';

export const departmentsTable = table(
  'work_order_departments',
  {
    id: keyColumn('id').primaryKey(),
    applicationId: applicationReference(),
    department: text('department').notNull(),
    departmentKey: keyColumn('department_key').notNull(),
  },
  t => [index('work_order_departments_application').on(t.applicationId, t.departmentKey)],
);

export const departmentMembersTable = table(
  'work_order_members',
  {
    departmentId: keyColumn('department_id')
      .notNull()
      .references(() => departmentsTable.id, { onDelete: 'cascade' }),
    userId: userReference(),
    type: keyColumn('type').$type<UserType>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.departmentId, t.userId, t.type] }),
    index('work_order_members_user').on(t.userId),
  ],
);

import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserType } from '../../../src/platform/workOrders.ts';
import { key } from '../columns.ts';
import { table } from '../table.ts';
import { ofApplication } from './applications.ts';
import { ofUser } from './users.ts';

export const departments = table(
  'work_order_departments',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    department: text('department').notNull(),
    departmentKey: key('department_key').notNull(),
  },
  t => [index('work_order_departments_application').on(t.applicationId, t.departmentKey)],
);

export const departmentMembers = table(
  'work_order_members',
  {
    departmentId: key('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    type: key('type').$type<UserType>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.departmentId, t.userId, t.type] }),
    index('work_order_members_user').on(t.userId),
  ],
);

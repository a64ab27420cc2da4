import { index, integer } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationsTable } from './applications.ts';
import { userReference } from './users.ts';

/**
 * A sign-in, whose token is valid until `logoutTime`, or a visit of an application. Times are in epoch
 * seconds.
 */
export const sessionsTable = table(
  'sessions',
  {
    id: keyColumn('id').primaryKey(),
    userId: userReference(),
    applicationId: keyColumn('application_id').references(() => applicationsTable.id, {
      onDelete: 'set null',
    }),
    loginTime: integer('login_time').notNull(),
    logoutTime: integer('logout_time'),
  },
  t => [index('sessions_user').on(t.userId, t.loginTime)],
);

import { index, primaryKey } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { userReference } from './users.ts';

export const applicationAdminsTable = table(
  'application_admins',
  { userId: userReference(), applicationId: applicationReference() },
  t => [
    primaryKey({ columns: [t.userId, t.applicationId] }),
    index('application_admins_application').on(t.applicationId, t.userId),
  ],
);

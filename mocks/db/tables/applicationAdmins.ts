import { index, primaryKey } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { ofApplication } from './applications.ts';
import { ofUser } from './users.ts';

export const applicationAdmins = table(
  'application_admins',
  { userId: ofUser(), applicationId: ofApplication() },
  t => [
    primaryKey({ columns: [t.userId, t.applicationId] }),
    index('application_admins_application').on(t.applicationId, t.userId),
  ],
);

import { index, primaryKey } from 'drizzle-orm/pg-core';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';
import { userReference } from './users.ts';

/** The users of an application, and those who use it without a subscription. */
const usersOfApplicationsTable = (name: string) =>
  table(name, { userId: userReference(), applicationId: applicationReference() }, t => [
    primaryKey({ columns: [t.applicationId, t.userId] }),
    index(`${name}_user`).on(t.userId),
  ]);

export const applicationUsers = usersOfApplicationsTable('application_users');
export const subscriptionOverrides = usersOfApplicationsTable('subscription_overrides');

import { index, jsonb, text } from 'drizzle-orm/pg-core';
import type { Interval } from '../../../src/platform/money.ts';
import { empty, extra, ids, key, versionColumn } from '../columns.ts';
import { table } from '../table.ts';
import { applicationReference } from './applications.ts';

/** `price` is in USD. */
export interface StoredPeriod {
  _id: string;
  name: string;
  interval: Interval;
  intervalCount: number;
  price: number;
  [unknown: string]: unknown;
}

export const subscriptionPlansTable = table(
  'subscription_plans',
  {
    id: key('id').primaryKey(),
    applicationId: applicationReference(),
    name: text('name').notNull(),
    description: text('description').notNull().default(empty),
    periods: jsonb('periods').$type<StoredPeriod[]>().notNull().default([]),
    purposes: ids('purposes'),
    toolgroups: ids('toolgroups'),
    tools: ids('tools'),
    extra: extra(),
    version: versionColumn(),
  },
  t => [index('subscription_plans_application').on(t.applicationId, t.id)],
);

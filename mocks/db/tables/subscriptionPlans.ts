import { index, jsonb, text } from 'drizzle-orm/pg-core';
import type { Interval } from '../../../src/platform/money.ts';
import { emptyText, extraColumn, idsColumn, keyColumn, versionColumn } from '../columns.ts';
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
    id: keyColumn('id').primaryKey(),
    applicationId: applicationReference(),
    name: text('name').notNull(),
    description: text('description').notNull().default(emptyText),
    periods: jsonb('periods').$type<StoredPeriod[]>().notNull().default([]),
    purposes: idsColumn('purposes'),
    toolgroups: idsColumn('toolgroups'),
    tools: idsColumn('tools'),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [index('subscription_plans_application').on(t.applicationId, t.id)],
);

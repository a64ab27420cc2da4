import { index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { keyColumn, millisecondsColumn } from '../columns.ts';
import { table } from '../table.ts';

/**
 * Counts of limited attempts, stored because several programs may share one database. Times are in epoch
 * milliseconds.
 */
export const attemptsTable = table(
  'attempts',
  {
    name: keyColumn('name').notNull(),
    whose: keyColumn('whose').notNull(),
    count: integer('count').notNull(),
    /** When the pause ends. */
    until: millisecondsColumn('until'),
    /** When the attempts no longer count. */
    forgottenAt: millisecondsColumn('forgotten_at'),
  },
  t => [primaryKey({ columns: [t.name, t.whose] }), index('attempts_forgotten_at').on(t.forgottenAt)],
);

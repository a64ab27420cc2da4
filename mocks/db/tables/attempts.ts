import { index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { key, milliseconds } from '../columns.ts';
import { table } from '../table.ts';

/**
 * Counts of limited attempts, stored because several programs may share one database. Times are in epoch
 * milliseconds.
 */
export const attemptsTable = table(
  'attempts',
  {
    name: key('name').notNull(),
    whose: key('whose').notNull(),
    count: integer('count').notNull(),
    /** When the pause ends. */
    until: milliseconds('until'),
    /** When the attempts no longer count. */
    forgottenAt: milliseconds('forgotten_at'),
  },
  t => [primaryKey({ columns: [t.name, t.whose] }), index('attempts_forgotten_at').on(t.forgottenAt)],
);

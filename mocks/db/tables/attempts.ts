import { index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { key, milliseconds } from '../columns.ts';
import { table } from '../table.ts';

/** What must not be tried endlessly, as often as it was tried; stored, because several programs may stand on one database. Times are epoch milliseconds. */
export const attemptsTable = table(
  'attempts',
  {
    name: key('name').notNull(),
    whose: key('whose').notNull(),
    count: integer('count').notNull(),
    /** The pause ends then. */
    until: milliseconds('until'),
    /** Does not count any more from then on. */
    forgottenAt: milliseconds('forgotten_at'),
  },
  t => [primaryKey({ columns: [t.name, t.whose] }), index('attempts_forgotten_at').on(t.forgottenAt)],
);

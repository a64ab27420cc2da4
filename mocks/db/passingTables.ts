import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { key } from './columns.ts';

const milliseconds = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What must not be tried endlessly, as often as it was tried; stored, because several programs may stand on one database. Times are epoch milliseconds. */
export const attempts = pgTable(
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

/** Roles that admins took from somebody a moment ago, who took which from whom in one text. */
export const takenRoles = pgTable('taken_roles', {
  taking: key('taking').primaryKey(),
  until: milliseconds('until'),
});

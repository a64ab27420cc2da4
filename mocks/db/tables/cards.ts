import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { keyColumn } from '../columns.ts';
import { table } from '../table.ts';
import { userReference } from './users.ts';

/** Neither the number nor the code of a card is stored. `source` is the card processor's name for it. */
export const cardsTable = table(
  'cards',
  {
    id: keyColumn('id').primaryKey(),
    userId: userReference(),
    source: text('source').notNull(),
    brand: text('brand').notNull(),
    country: text('country').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  t => [index('cards_user').on(t.userId)],
);

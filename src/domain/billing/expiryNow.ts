import { expiryOf } from '../../platform/cards.ts';
import type { Card } from '../../platform/subscriptions.ts';

/** How long a card is still good for, as of today. */
export const expiryNow = ({ exp_month: month, exp_year: year }: Card) => expiryOf(month, year, new Date());

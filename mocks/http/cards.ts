import { randomBytes } from 'node:crypto';
import {
  cardBrand,
  cardExpiry,
  digitsOnly,
  fullYear,
  isCardNumber,
  isCvc,
} from '../../src/platform/cards.ts';
import type { NewCard } from '../../src/platform/subscriptions.ts';
import type { cardsTable } from '../db/tables/cards.ts';
import { TEST_CARDS } from './testCards.ts';

/** The data of a card that a merchant receives and may store. */
export type TakenCard = Pick<
  typeof cardsTable.$inferSelect,
  'source' | 'brand' | 'country' | 'last4' | 'expMonth' | 'expYear'
>;

/** Why a card is refused; `param` names the invalid field. */
export interface CardFault {
  param: string;
  message: string;
}

/** Accepts and charges cards. Subscriptions follow its clock, as with Stripe's test clocks. */
export interface CardProcessor {
  now: () => Date;
  take(card: NewCard): Promise<TakenCard | CardFault>;
  /** Charges a card at a moment, in epoch seconds. Returns why the charge failed, or undefined. */
  charge(card: TakenCard, total: number, at: number): Promise<string | undefined>;
}

export const CARD_EXPIRED = 'Your card has expired.';
const UNPAID = 'card_unpaid_';

/** Checks the fields of a card; the issuer does not matter. */
function faultIn({ number, exp_month, exp_year, cvc }: NewCard, now: Date): CardFault | undefined {
  const [month, year] = [Number(exp_month), fullYear(exp_year.trim())];
  if (!isCardNumber(number)) return { param: 'number', message: 'Your card number is incorrect.' };
  if (!/^\d{1,2}$/.test(exp_month.trim()) || month < 1 || month > 12)
    return { param: 'exp_month', message: "Your card's expiration month is invalid." };
  if (year === undefined || year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50)
    return { param: 'exp_year', message: "Your card's expiration year is invalid." };
  if (cardExpiry(month, year, now) === 'expired')
    return { param: 'exp_month', message: "Your card's expiration month is invalid." };
  if (!isCvc(cvc.trim(), number)) return { param: 'cvc', message: "Your card's security code is invalid." };
  return undefined;
}

/**
 * A card processor that accepts only test numbers and stores nothing: the `source` of a card says how it
 * behaves.
 */
export const testCards = (now: () => Date): CardProcessor => ({
  now,
  async take(card) {
    const fault = faultIn(card, now());
    if (fault) return fault;
    const number = digitsOnly(card.number);
    const known = TEST_CARDS.find(one => one.number === number);
    if (!known)
      return {
        param: 'number',
        message: 'Your card was declined. This is a demo, and this is not one of its test numbers.',
      };
    if (known.refused) return known.refused;
    return {
      source: `${known.unpaid ? UNPAID : 'card_'}${randomBytes(12).toString('hex')}`,
      brand: cardBrand(number)!,
      country: known.country,
      last4: number.slice(-4),
      expMonth: Number(card.exp_month),
      expYear: fullYear(card.exp_year.trim())!,
    };
  },
  async charge({ source, expMonth, expYear }, _total, at) {
    if (cardExpiry(expMonth, expYear, new Date(at * 1000)) === 'expired') return CARD_EXPIRED;
    return source.startsWith(UNPAID) ? 'Your card was declined.' : undefined;
  },
});

import { useCallback } from 'react';
import { cardExpiry, parseCardBrand } from '../../platform/cards.ts';
import { cardId, type SavedCard, type Subscriptions } from '../../platform/subscriptions.ts';
import { useText } from '../../ui/useText.ts';

/** How long a card is still good for, as of today. */
export const expiryNow = ({ exp_month: month, exp_year: year }: SavedCard) =>
  cardExpiry(month, year, new Date());

/** The card of this id, which the card processor may call by another. */
export const cardOf = (cards: SavedCard[], id: string | undefined) =>
  id ? cards.find(card => cardId(card) === id || card.source === id) : undefined;

/** The card that is charged: the default, else the only one. */
export const chargedCard = ({ cards, defaultCard }: Subscriptions) =>
  cardOf(cards, defaultCard) ?? (cards.length === 1 ? cards[0] : undefined);

/** What a card is called: "Visa ending 4242", in short "Visa 4242". */
export function useCardName(short = false) {
  const t = useText();
  return useCallback(
    ({ brand, type, last4 }: SavedCard) => {
      const name = parseCardBrand(brand ?? type) ?? t('subscriptions.cards.card');
      return last4
        ? t(short ? 'subscriptions.cards.short' : 'subscriptions.cards.name', { brand: name, last4 })
        : name;
    },
    [t, short],
  );
}

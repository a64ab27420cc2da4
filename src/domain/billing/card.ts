import { useCallback } from 'react';
import { cardExpiry, parseCardBrand } from '../../platform/cards.ts';
import { cardId, type SavedCard, type Subscriptions } from '../../platform/subscriptions.ts';
import { useText } from '../../ui/useText.ts';

export const getCardExpiry = ({ exp_month: month, exp_year: year }: SavedCard) =>
  cardExpiry(month, year, new Date());

/** Finds a card by its id or by its id at the card processor. */
export const findCard = (cards: SavedCard[], id: string | undefined) =>
  id ? cards.find(card => cardId(card) === id || card.source === id) : undefined;

/** Returns the card that is charged: the default card, or the only card. */
export const findChargedCard = ({ cards, defaultCard }: Subscriptions) =>
  findCard(cards, defaultCard) ?? (cards.length === 1 ? cards[0] : undefined);

/** Returns a function that names a card: "Visa ending 4242", or "Visa 4242" if `short`. */
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

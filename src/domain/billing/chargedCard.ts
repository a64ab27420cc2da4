import { cardId, type Card, type Subscriptions } from '../../platform/subscriptions.ts';

/** The card of this id, which the card processor may call by another. */
export const cardOf = (cards: Card[], id: string | undefined) =>
  id ? cards.find(card => cardId(card) === id || card.source === id) : undefined;

/** The card that is charged: the default, else the only one. */
export const chargedCard = ({ cards, defaultCard }: Subscriptions) =>
  cardOf(cards, defaultCard) ?? (cards.length === 1 ? cards[0] : undefined);

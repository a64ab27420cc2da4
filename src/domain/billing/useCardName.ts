import { useCallback } from 'react';
import { brandNamed } from '../../platform/cards.ts';
import type { Card } from '../../platform/subscriptions.ts';
import { useText } from '../../ui/useText.ts';

/** What a card is called: "Visa ending 4242", in short "Visa 4242". */
export function useCardName(short = false) {
  const t = useText();
  return useCallback(
    ({ brand, type, last4 }: Card) => {
      const name = brandNamed(brand ?? type) ?? t('subscriptions.cards.card');
      return last4
        ? t(short ? 'subscriptions.cards.short' : 'subscriptions.cards.name', { brand: name, last4 })
        : name;
    },
    [t, short],
  );
}

import { useCallback, useState } from 'react';
import type { Subscriptions } from '../../platform/subscriptions.ts';

/** The part of the page where a card is added. */
export const ADD_CARD = 'add-card';
/** The part of the page where the card that is charged is chosen. */
export const CHOOSE_CARD = 'choose-card';

/** Whether a card is being added: from the first where there is none, else when asked for. Whoever is led there stands at its number. */
export function useAdding(own: Subscriptions | undefined) {
  const [adding, setAdding] = useState<boolean>();
  // Once: a card that arrives from elsewhere closes nobody's form.
  if (own && adding === undefined) setAdding(!own.cards.length);
  const begin = useCallback(() => {
    setAdding(true);
    // Once it is drawn.
    requestAnimationFrame(() => document.getElementById(ADD_CARD)?.querySelector('input')?.focus());
  }, []);
  const end = useCallback(() => setAdding(false), []);
  return { adding: adding === true, begin, end };
}

import { useCallback, useState } from 'react';
import type { Subscriptions } from '../../platform/subscriptions.ts';

/** The id of the form that adds a card. */
export const ADD_CARD = 'add-card';
/** The id of the list in which the charged card is selected. */
export const CHOOSE_CARD = 'choose-card';

/**
 * Shows the form that adds a card if there are no cards or on request. `begin` also focuses its first input.
 */
export function useAddCardToggle(own: Subscriptions | undefined) {
  const [adding, setAdding] = useState<boolean>();
  // Decided once, so that a card from elsewhere does not close an open form.
  if (own && adding === undefined) setAdding(!own.cards.length);
  const begin = useCallback(() => {
    setAdding(true);
    // Waits until the form is rendered.
    requestAnimationFrame(() => document.getElementById(ADD_CARD)?.querySelector('input')?.focus());
  }, []);
  const end = useCallback(() => setAdding(false), []);
  return { adding: adding === true, begin, end };
}

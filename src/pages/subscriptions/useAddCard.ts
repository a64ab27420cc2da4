import { useDataProvider, useNotify } from 'react-admin';
import { useCardName } from '../../billing/useCardName.ts';
import { useReadOwn } from '../../billing/useReadOwn.ts';
import { BANNER, useSay } from '../../calls/useSay.ts';
import { useTellFailure } from '../../calls/useTellFailure.ts';
import { isLost } from '../../client/failures.ts';
import { wasMade } from '../../client/lost.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Saved } from '../../forms/RecordForm.tsx';
import { brandOf } from '../../platform/cards.ts';
import { CallError } from '../../platform/errors.ts';
import { cardId, subscriptions, type Card } from '../../platform/subscriptions.ts';
import { useText } from '../../ui/useText.ts';
import { asSent, cardForm, type CardValues } from './cardForm.ts';

/**
 * Adds a card, once. Its number and code are in the form and in this one call: no cache of calls hears of them, so it
 * is asked without one. After a lost answer the own cards are read, and what was found is said.
 */
export function useAddCard(cards: Card[]) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useCardName();
  const readOwn = useReadOwn();
  const notify = useNotify();
  const say = useSay();
  const tellFailure = useTellFailure();

  const lookFor = async (error: unknown, last4: string, card: string): Promise<Saved> => {
    const own = await readOwn();
    const there = own?.cards.some(
      one => one.last4 === last4 && cards.every(before => cardId(before) !== cardId(one)),
    );
    if (there) wasMade(error);
    notify(
      there
        ? 'subscriptions.cards.lost.done'
        : own
          ? 'subscriptions.cards.lost.nothing'
          : 'subscriptions.cards.lost.unknown',
      {
        type: there ? 'warning' : 'error',
        autoHideDuration: null,
        messageArgs: { card },
      },
    );
    return there === true;
  };

  return async (values: CardValues): Promise<Saved> => {
    const body = asSent(values);
    const last4 = body.number.slice(-4);
    const brand = brandOf(body.number);
    const card = nameOf({ ...(brand && { brand }), last4 });
    try {
      await call(subscriptions.addCard, { body });
    } catch (error) {
      if (isLost(error)) return lookFor(error, last4, card);
      const refused = refusalOf(error);
      if (!refused) {
        tellFailure(error, { text: 'subscriptions.cards.saveError' });
        return false;
      }
      const text = t('subscriptions.cards.refused', refused);
      if (Object.hasOwn(cardForm.fields, refused.param)) return { [refused.param]: text };
      say(text, 'error');
      return false;
    }
    notify('subscriptions.cards.saved', { type: 'success', autoHideDuration: BANNER, messageArgs: { card } });
    return true;
  };
}

/** What the card processor refuses, and its sentence (spec 1 §7): `{ param, message }`. */
function refusalOf(error: unknown) {
  if (!(error instanceof CallError) || error.status !== 400 || !error.said) return undefined;
  const { param } = error.body;
  return typeof param === 'string' && param ? { param, message: error.said } : undefined;
}

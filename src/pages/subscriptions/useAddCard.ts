import { useDataProvider, useNotify } from 'react-admin';
import { submissionErrors } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { verifiedWrite } from '../../data/writes.ts';
import { useCardName } from '../../domain/billing/card.ts';
import { cardBrand } from '../../platform/cards.ts';
import { CallError } from '../../platform/errors.ts';
import { ownAccount } from '../../platform/ownAccount.ts';
import { cardId, readSubscriptions, subscriptions, type SavedCard } from '../../platform/subscriptions.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS, useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import { cardForm, cardPayload, type CardValues } from './cardForm.ts';

const LOST_REPLY_MESSAGES = {
  confirmed: 'subscriptions.cards.lost.done',
  notDone: 'subscriptions.cards.lost.nothing',
  unknown: 'subscriptions.cards.lost.unknown',
} as const;

/**
 * Returns the `onSubmit` that adds a card. It calls the platform without react-query, so that no cache
 * contains the number and the code. After a lost reply it reads the user's cards, and notifies whether the
 * card is among them.
 */
export function useAddCard(cards: SavedCard[], added: () => void) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useCardName();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const notifyFailure = useNotifyFailure();

  const isNew = (card: SavedCard, last4: string) =>
    card.last4 === last4 && cards.every(before => cardId(before) !== cardId(card));

  return async (values: object) => {
    const body = cardPayload(values as CardValues);
    const last4 = body.number.slice(-4);
    const brand = cardBrand(body.number);
    const card = nameOf({ ...(brand && { brand }), last4 });
    try {
      const outcome = await verifiedWrite(
        () => call(subscriptions.addCard, { body }),
        async () => readSubscriptions(await call(ownAccount.me, {})).cards.some(one => isNew(one, last4)),
      );
      if (outcome.status !== 'replied') {
        const isThere = outcome.status === 'confirmed';
        notify(LOST_REPLY_MESSAGES[outcome.status], {
          type: isThere ? 'warning' : 'error',
          autoHideDuration: null,
          messageArgs: { card },
        });
        if (!isThere) return submissionErrors();
        added();
        return undefined;
      }
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) {
        notifyFailure(error, { text: 'subscriptions.cards.saveError' });
        return submissionErrors();
      }
      const text = t('subscriptions.cards.refused', refused);
      if (Object.hasOwn(cardForm.fields, refused.param)) return submissionErrors({ [refused.param]: text });
      notifyText(text, 'error');
      return submissionErrors();
    }
    notify('subscriptions.cards.saved', {
      type: 'success',
      autoHideDuration: AUTO_HIDE_MS,
      messageArgs: { card },
    });
    added();
    return undefined;
  };
}

/**
 * Returns the field and the message of the card processor's refusal (docs/behaviour.md 1 §7): `{ param,
 * message }`.
 */
function refusalOf(error: unknown) {
  if (!(error instanceof CallError) || error.status !== 400 || !error.serverMessage) return undefined;
  const { param } = error.body;
  return typeof param === 'string' && param ? { param, message: error.serverMessage } : undefined;
}

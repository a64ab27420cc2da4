import { useDataProvider } from 'react-admin';
import { useCardName } from '../../billing/useCardName.ts';
import { useReadOwn } from '../../billing/useReadOwn.ts';
import { useAction } from '../../calls/useAction.ts';
import { useUndo } from '../../calls/useUndo.ts';
import { isLost } from '../../client/failures.ts';
import { wasMade } from '../../client/lost.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import {
  subscriptions as calls,
  cardId,
  type Card,
  type Subscriptions,
} from '../../platform/subscriptions.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';

/** Does what a card's call does; where its answer was lost, that it is done all the same is as good. */
function useSure() {
  const readOwn = useReadOwn();
  return async (doing: Promise<unknown>, isDone: (own: Subscriptions) => boolean) => {
    try {
      await doing;
    } catch (error) {
      const own = isLost(error) ? await readOwn() : undefined;
      if (!own || !isDone(own)) throw error;
      wasMade(error);
    }
  };
}

/** Makes a card the one that is charged; that can be taken back. */
export function useSetDefault({ cards, defaultCard }: Subscriptions) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useCardName();
  const sure = useSure();
  const offerUndo = useUndo();
  const { run } = useAction({ failure: 'subscriptions.cards.defaultError' });
  const set = (id: string) =>
    run(
      async () => (
        await sure(
          call(calls.setDefaultCard, { path: { id }, ...(defaultCard && { before: { id: defaultCard } }) }),
          own => own.defaultCard === id,
        ),
        true
      ),
      id,
    );
  const said = (card: Card) => t('subscriptions.cards.defaultSet', { card: nameOf(card) });
  return async (card: Card) => {
    const before = cards.find(one => cardId(one) === defaultCard);
    if (!(await set(cardId(card)))) return;
    if (before) offerUndo(said(card), () => set(cardId(before)), said(before));
  };
}

/** Deletes a card after a question that says what its going means for what is paid. */
export function useRemoveCard({ cards, defaultCard, active }: Subscriptions) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useCardName();
  const confirm = useConfirm();
  const sure = useSure();
  const { run } = useAction({
    success: 'subscriptions.cards.deleted',
    failure: 'subscriptions.cards.deleteError',
  });
  return async (one: Card) => {
    const id = cardId(one);
    const card = nameOf(one);
    const meaning =
      !active.length || (id !== defaultCard && cards.length > 1)
        ? 'deleteText'
        : cards.length === 1
          ? 'deleteLast'
          : 'deleteDefault';
    await confirm({
      title: t('subscriptions.cards.delete', { card }),
      text: t(`subscriptions.cards.${meaning}`),
      confirm: t('ui.delete'),
      danger: true,
      send: () =>
        run(
          () =>
            sure(call(calls.removeCard, { path: { id } }), own =>
              own.cards.every(other => cardId(other) !== id),
            ),
          id,
          { card },
        ),
    });
  };
}

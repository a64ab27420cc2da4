import { removeCard, setDefaultCard } from '../../activity/actions/subscriptions.ts';
import { useAction } from '../../activity/useAction.ts';
import { useCardName } from '../../domain/billing/card.ts';
import { cardId, type SavedCard, type Subscriptions } from '../../platform/subscriptions.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';

/** Makes a card the default. Undo restores the previous default. */
export function useSetDefaultCard({ cards, defaultCard }: Subscriptions) {
  const t = useText();
  const nameOf = useCardName();
  const { run } = useAction(setDefaultCard, {
    failure: 'subscriptions.cards.defaultError',
    lost: { done: 'subscriptions.cards.defaultSet' },
  });
  const defaultSetText = (card: SavedCard) => t('subscriptions.cards.defaultSet', { card: nameOf(card) });
  return async (card: SavedCard) => {
    const before = cards.find(one => cardId(one) === defaultCard);
    await run(
      { path: { id: cardId(card) }, ...(defaultCard && { before: { id: defaultCard } }) },
      {
        interpolation: { card: nameOf(card) },
        undo: before && { text: defaultSetText(card), undone: defaultSetText(before) },
      },
    );
  };
}

/** Deletes a card after a question that explains the effect on subscriptions. */
export function useRemoveCard({ cards, defaultCard, active }: Subscriptions) {
  const t = useText();
  const nameOf = useCardName();
  const askConfirmation = useConfirm();
  const { run } = useAction(removeCard, {
    success: 'subscriptions.cards.deleted',
    lost: { done: 'subscriptions.cards.deleted' },
    failure: 'subscriptions.cards.deleteError',
  });
  return async (one: SavedCard) => {
    const id = cardId(one);
    const card = nameOf(one);
    const meaning =
      !active.length || (id !== defaultCard && cards.length > 1)
        ? 'deleteText'
        : cards.length === 1
          ? 'deleteLast'
          : 'deleteDefault';
    await askConfirmation({
      title: t('subscriptions.cards.delete', { card }),
      text: t(`subscriptions.cards.${meaning}`),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => run({ path: { id } }, { interpolation: { card } }),
    });
  };
}

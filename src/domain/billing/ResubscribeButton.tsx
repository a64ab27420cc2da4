import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext } from '../../admin/index.ts';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { formatEpochDate } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import { findChargedCard, useCardName } from './card.ts';
import { findUnpaid } from './payments.ts';
import { formatPrice } from './subscriptionTexts.tsx';
import { isNamePending, subscriptionTitle, type SubscriptionRecord } from './useNamedSubscriptions.ts';
import { useSubscriptionAction } from './useSubscriptionAction.ts';

interface Props {
  subscriptions: Subscriptions;
  of?: User | undefined;
}

/** Resubscribes after a question that names the amount and the card. */
export function ResubscribeButton({ subscriptions, of }: Props) {
  const t = useText();
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  const confirmDialog = useConfirm();
  const cardName = useCardName();
  const { run, pending } = useSubscriptionAction('resubscribe', of);
  const { _id, to, payments, planLabel, applicationName } = entry;
  const resubscribe = async () => {
    const card = findChargedCard(subscriptions);
    const isPaid = to !== undefined && to * 1000 > Date.now() && !findUnpaid(payments);
    const interpolation = {
      price: formatPrice(entry) || t('subscriptions.entry.resubscribe.thePrice'),
      card: card ? cardName(card) : t('subscriptions.entry.resubscribe.theCard'),
      date: formatEpochDate(to),
      name: of && userName(of),
    };
    await confirmDialog({
      title: t('subscriptions.entry.resubscribe.ask', {
        plan: planLabel.text,
        application: applicationName.text,
      }),
      text: (
        <>
          {of ? `${t('subscriptions.entry.resubscribe.textOf', interpolation)} ` : ''}
          {isPaid ? (
            <Time seconds={to}>{t('subscriptions.entry.resubscribe.paid', interpolation)}</Time>
          ) : (
            t('subscriptions.entry.resubscribe.now', interpolation)
          )}
          {subscriptions.cards.length ? '' : ` ${t('subscriptions.entry.resubscribe.noCard')}`}
        </>
      ),
      confirmLabel: t('subscriptions.entry.resubscribe.action'),
      send: () => run(_id),
    });
  };
  return (
    <TextButton
      small
      pending={pending}
      disabled={isNamePending(entry)}
      aria-label={`${t('subscriptions.entry.resubscribe.action')}: ${subscriptionTitle(entry)}`}
      onClick={pending ? undefined : resubscribe}
    >
      <ReplayIcon />
      {t('subscriptions.entry.resubscribe.action')}
    </TextButton>
  );
}

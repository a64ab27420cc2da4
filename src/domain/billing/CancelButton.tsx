import { useRecordContext } from '../../admin/index.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { formatEpochDate } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import { isNamePending, subscriptionTitle, type SubscriptionRecord } from './useNamedSubscriptions.ts';
import { useSubscriptionAction } from './useSubscriptionAction.ts';

interface Props {
  of?: User | undefined;
  onCancelled(): void;
}

/**
 * Cancels a subscription immediately after a question (docs/decisions/cancelled-subscriptions.md). It offers
 * no Undo, because resubscribing may charge the card and restarts a renewal that was switched off.
 */
export function CancelButton({ of, onCancelled }: Props) {
  const t = useText();
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  const confirmDialog = useConfirm();
  const { run, pending } = useSubscriptionAction('cancel', of);
  const { _id, to, ends, planLabel, applicationName } = entry;
  const names = { plan: planLabel.text, application: applicationName.text };
  // A subscription with `ends` was already cancelled for the end of its period, so it can only be ended now.
  const action = t(ends ? 'subscriptions.entry.cancel.now' : 'subscriptions.entry.cancel.action');
  const cancel = async () => {
    const early = to !== undefined && to * 1000 > Date.now();
    const isDone = await confirmDialog({
      title: t(ends ? 'subscriptions.entry.cancel.askNow' : 'subscriptions.entry.cancel.ask', names),
      text: (
        <>
          {of
            ? t('subscriptions.entry.cancel.textOf', { name: userName(of) })
            : t('subscriptions.entry.cancel.text')}{' '}
          {early ? (
            <>
              <Time seconds={to}>
                {t('subscriptions.entry.cancel.early', { date: formatEpochDate(to) })}
              </Time>{' '}
            </>
          ) : null}
          {t('subscriptions.entry.cancel.back')}
        </>
      ),
      confirmLabel: action,
      cancel: t('subscriptions.entry.cancel.keep'),
      danger: true,
      send: () => run(_id),
    });
    if (isDone) onCancelled();
  };
  return (
    <TextButton
      small
      danger
      pending={pending}
      disabled={isNamePending(entry)}
      aria-label={`${action}: ${subscriptionTitle(entry)}`}
      onClick={pending ? undefined : cancel}
    >
      {action}
    </TextButton>
  );
}

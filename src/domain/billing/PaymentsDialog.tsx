import type { SavedCard } from '../../platform/subscriptions.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { useText } from '../../ui/useText.ts';
import { PaymentList } from './PaymentList.tsx';
import { subscriptionTitle, type NamedSubscription } from './useNamedSubscriptions.ts';

export default function PaymentsDialog({
  entry,
  cards,
  onClose,
}: DialogProps & { entry: NamedSubscription; cards: SavedCard[] }) {
  const t = useText();
  return (
    <ModalDialog title={t('subscriptions.payments.title')} onClose={onClose}>
      <p className="secondary">{subscriptionTitle(entry)}</p>
      <PaymentList payments={entry.payments} cards={cards} />
    </ModalDialog>
  );
}

import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { EMPTY, formatEpochDate, formatMoney } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import { findCard, useCardName } from './card.ts';
import styles from './payments.module.css';
import { getPaymentOutcome, type Payment } from './payments.ts';
import { useEventText } from './useEventText.ts';

const outcomeIcons = { failed: CloseIcon, succeeded: CheckIcon };

function OutcomeIcon({ payment }: { payment: Payment }) {
  const outcome = getPaymentOutcome(payment);
  const Icon = outcome ? outcomeIcons[outcome] : payment.type.endsWith('.created') ? AddIcon : undefined;
  return (
    <span className={styles.icon}>
      {Icon ? <Icon fontSize="small" /> : <span className={styles.point} />}
    </span>
  );
}

export function Timeline({ payments, cards }: { payments: Payment[]; cards: SavedCard[] }) {
  const eventText = useEventText();
  const getNotes = useNotes(cards);
  return (
    <div className={styles.room}>
      <ol className={styles.line}>
        {payments.map(payment => (
          <li key={payment.key} className={styles[getPaymentOutcome(payment) ?? 'other']}>
            <OutcomeIcon payment={payment} />
            <div>
              <span className={styles.event}>{eventText(payment) || EMPTY}</span>
              <span className={styles.notes}>{getNotes(payment)}</span>
            </div>
            <span className={styles.at}>
              <Time seconds={payment.at} empty={null} />
            </span>
            <span className={styles.total}>{formatMoney(payment.total, payment.currency)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useNotes(cards: SavedCard[]) {
  const t = useText();
  const cardName = useCardName();
  return (payment: Payment) => {
    const card = findCard(cards, payment.card);
    const note = [card && cardName(card), payment.reason.replace(/\.$/, '')].filter(Boolean).join(' · ');
    if (!payment.nextAttempt) return note;
    return (
      <>
        {note && `${note} · `}
        <Time seconds={payment.nextAttempt}>
          {t('subscriptions.payments.next', { date: formatEpochDate(payment.nextAttempt) })}
        </Time>
      </>
    );
  };
}

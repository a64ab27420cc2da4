import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { EMPTY, formatDateTime, formatEpochDate, formatMoney } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { cardOf, useCardName } from './card.ts';
import styles from './payments.module.css';
import { paymentOutcome, type Payment } from './payments.ts';
import { useEventWords } from './useEventWords.ts';

const outcomeIcons = { failed: CloseIcon, succeeded: CheckIcon };

function Sign({ payment }: { payment: Payment }) {
  const outcome = paymentOutcome(payment);
  const Icon = outcome ? outcomeIcons[outcome] : payment.type.endsWith('.created') ? AddIcon : undefined;
  return (
    <span className={styles.sign}>
      {Icon ? <Icon fontSize="small" /> : <span className={styles.point} />}
    </span>
  );
}

export function Timeline({ payments, cards }: { payments: Payment[]; cards: SavedCard[] }) {
  const wordsOf = useEventWords();
  const notesOf = useNotes(cards);
  return (
    <div className={styles.room}>
      <ol className={styles.line}>
        {payments.map(payment => (
          <li key={payment.key} className={styles[paymentOutcome(payment) ?? 'other']}>
            <Sign payment={payment} />
            <div>
              <span className={styles.event}>{wordsOf(payment) || EMPTY}</span>
              <span className={styles.notes}>{notesOf(payment)}</span>
            </div>
            <span className={styles.at}>{formatDateTime(payment.at)}</span>
            <span className={styles.total}>{formatMoney(payment.total, payment.currency)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useNotes(cards: SavedCard[]) {
  const t = useText();
  const nameOf = useCardName();
  return (payment: Payment) => {
    const card = cardOf(cards, payment.card);
    return [
      card && nameOf(card),
      payment.reason.replace(/\.$/, ''),
      payment.nextTry ? t('subscriptions.payments.next', { date: formatEpochDate(payment.nextTry) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

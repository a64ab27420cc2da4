import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { useId } from 'react';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { PaymentList } from './PaymentList.tsx';
import styles from './payments.module.css';
import type { Payment } from './payments.ts';
import { useExpandedPayments } from './useExpandedPayments.ts';

interface Props {
  /** The id and the name are those of the subscription. */
  id: string;
  name: string;
  payments: Payment[];
  cards: SavedCard[];
}

/**
 * Shows the payments of one subscription when it is expanded. The URL contains which subscriptions are
 * expanded.
 */
export function PaymentHistory({ id, name, payments, cards }: Props) {
  const t = useText();
  const panelId = useId();
  const { expandedIds, toggle } = useExpandedPayments('of');
  const isOpen = expandedIds.includes(id);
  if (!payments.length) return <p className="hint">{t('subscriptions.payments.none')}</p>;
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': panelId })}
        onClick={() => toggle(id)}
      >
        <ChevronRightIcon />
        {t('subscriptions.payments.title')} <span>{formatCount(payments.length)}</span>
      </button>
      {isOpen ? (
        <div id={panelId} role="group" aria-label={t('subscriptions.payments.of', { name })}>
          <PaymentList payments={payments} cards={cards} />
        </div>
      ) : null}
    </div>
  );
}

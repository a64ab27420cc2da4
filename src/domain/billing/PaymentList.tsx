import { useState } from 'react';
import { ExportProgressButton } from '../../admin/export/ExportProgressButton.tsx';
import { exportReply } from '../../admin/export/exportReply.ts';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { formatCount, formatDateTime } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { withTimeZone } from '../../ui/timeZone.ts';
import { useText } from '../../ui/useText.ts';
import { findCard, useCardName } from './card.ts';
import styles from './payments.module.css';
import type { Payment } from './payments.ts';
import { Timeline } from './Timeline.tsx';
import { useEventText } from './useEventText.ts';

/** How many payments are shown before "Show all" is pressed. */
const INITIAL_COUNT = 10;

export function PaymentList({ payments, cards }: { payments: Payment[]; cards: SavedCard[] }) {
  const t = useText();
  const [isExpanded, setExpanded] = useState(false);
  const columns = useColumns(cards);
  return (
    <>
      <Timeline payments={isExpanded ? payments : payments.slice(0, INITIAL_COUNT)} cards={cards} />
      <div className={styles.foot}>
        {payments.length > INITIAL_COUNT ? (
          <TextButton
            small
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded
              ? t('subscriptions.payments.fewer', { count: INITIAL_COUNT })
              : t('subscriptions.payments.all', { count: formatCount(payments.length) })}
          </TextButton>
        ) : null}
        <ExportProgressButton name={FILE} read={() => exportReply(Promise.resolve(payments), columns)} />
      </div>
    </>
  );
}

const FILE = 'payments';

/**
 * Returns the columns of the exported file. Amount and currency are separate columns, so that a spreadsheet
 * can add the amounts.
 */
function useColumns(cards: SavedCard[]) {
  const t = useText();
  const eventText = useEventText();
  const cardName = useCardName();
  const cardText = (id: string) => {
    const card = findCard(cards, id);
    return card ? cardName(card) : id;
  };
  const column = (
    source: 'date' | 'event' | 'type' | 'amount' | 'currency' | 'card',
    text: (payment: Payment) => string,
  ) => ({ header: t(`subscriptions.payments.fields.${source}`), text });
  const date = column('date', ({ at }) => formatDateTime(at));
  return [
    { ...date, header: withTimeZone(date.header) },
    column('event', eventText),
    column('type', ({ type }) => type),
    column('amount', ({ total }) => (total === undefined ? '' : String(total))),
    column('currency', ({ currency }) => currency.toUpperCase()),
    column('card', ({ card }) => cardText(card)),
  ];
}

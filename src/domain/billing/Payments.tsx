import { useState } from 'react';
import { ExportProgressButton } from '../../admin/export/ExportProgressButton.tsx';
import { exportReply } from '../../admin/export/exportReply.ts';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { formatCount, formatDateTime } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { cardOf, useCardName } from './card.ts';
import styles from './payments.module.css';
import type { Payment } from './payments.ts';
import { Timeline } from './Timeline.tsx';
import { useEventWords } from './useEventWords.ts';

/** How many payments are shown before "Show all" is pressed. */
const FIRST = 10;

export function Payments({ payments, cards }: { payments: Payment[]; cards: SavedCard[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const heads = useColumns(cards);
  return (
    <>
      <Timeline payments={all ? payments : payments.slice(0, FIRST)} cards={cards} />
      <div className={styles.foot}>
        {payments.length > FIRST ? (
          <TextButton small variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? t('subscriptions.payments.fewer', { count: FIRST })
              : t('subscriptions.payments.all', { count: formatCount(payments.length) })}
          </TextButton>
        ) : null}
        <ExportProgressButton name={FILE} read={() => exportReply(Promise.resolve(payments), heads)} />
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
  const wordsOf = useEventWords();
  const cardName = useCardName();
  const cardText = (id: string) => {
    const card = cardOf(cards, id);
    return card ? cardName(card) : id;
  };
  const column = (
    source: 'date' | 'event' | 'type' | 'amount' | 'currency' | 'card',
    text: (payment: Payment) => string,
  ) => ({ header: t(`subscriptions.payments.fields.${source}`), text });
  return [
    column('date', ({ at }) => formatDateTime(at)),
    column('event', wordsOf),
    column('type', ({ type }) => type),
    column('amount', ({ total }) => (total === undefined ? '' : String(total))),
    column('currency', ({ currency }) => currency.toUpperCase()),
    column('card', ({ card }) => cardText(card)),
  ];
}

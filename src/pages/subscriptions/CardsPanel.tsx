import AddIcon from '@mui/icons-material/AddOutlined';
import { useRef } from 'react';
import { RecordContextProvider } from '../../admin/index.ts';
import { CardBrandIcon } from '../../domain/billing/CardBrandIcon.tsx';
import { cardId, type Subscriptions } from '../../platform/subscriptions.ts';
import { formatCount } from '../../ui/formats.ts';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { AddCardForm } from './AddCardForm.tsx';
import { useRemoveCard, useSetDefaultCard } from './cardActions.ts';
import styles from './cards.module.css';
import { PaymentCard } from './PaymentCard.tsx';
import { CHOOSE_CARD } from './useAddCardToggle.ts';

interface Props {
  /** Undefined until they are loaded. */
  own: Subscriptions | undefined;
  adding: boolean;
  onAdd(): void;
  end(): void;
}

export function CardsPanel({ own, adding, onAdd: begin, end }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const over = () => {
    end();
    heading.current?.focus();
  };
  return (
    <section className="panel" aria-labelledby="cards">
      <div className="panel-head">
        <h2 id="cards" ref={heading} tabIndex={-1}>
          {t('subscriptions.cards.title')}
        </h2>
        <span className="secondary numbers">{formatCount(own?.cards.length)}</span>
        {adding ? null : (
          <TextButton small className={styles.addButton} onClick={begin}>
            <AddIcon />
            {t('subscriptions.cards.add')}
          </TextButton>
        )}
      </div>
      <SkippedRows count={own?.skippedCounts.cards ?? 0} />
      {!own ? (
        <AwaitedCards />
      ) : own.cards.length ? (
        <Cards own={own} />
      ) : (
        <p className={styles.none}>{t('subscriptions.cards.none')}</p>
      )}
      {own && adding ? (
        <AddCardForm cards={own.cards} done={over} {...(own.cards.length && { cancel: over })} />
      ) : null}
    </section>
  );
}

function Cards({ own }: { own: Subscriptions }) {
  const { cards, defaultCard } = own;
  const setDefault = useSetDefaultCard(own);
  const remove = useRemoveCard(own);
  return (
    <ul id={CHOOSE_CARD} className={styles.rows} aria-labelledby="cards">
      {cards.map(card => (
        <RecordContextProvider key={cardId(card)} value={card}>
          <PaymentCard
            defaultCard={defaultCard}
            setDefault={one => void setDefault(one)}
            remove={one => void remove(one)}
          />
        </RecordContextProvider>
      ))}
    </ul>
  );
}

/** Reserves the space of one card while loading. */
const AwaitedCards = () => (
  <ul>
    <li className={styles.row}>
      <CardBrandIcon brand={undefined} />
      <span className={styles.what}>
        <span className="skeleton" style={{ width: '56%' }} />
        <span className="skeleton" style={{ width: '40%' }} />
      </span>
    </li>
  </ul>
);

import { ActiveSubscriptions } from '../../domain/billing/ActiveSubscriptions.tsx';
import { CancelledSubscriptions } from '../../domain/billing/CancelledSubscriptions.tsx';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { NewSubscription } from './NewSubscription.tsx';
import styles from './subscriptions.module.css';
import { useAddCardToggle } from './useAddCardToggle.ts';

const NONE: Subscriptions = {
  cards: [],
  defaultCard: undefined,
  active: [],
  archived: [],
  skippedCounts: { cards: 0, active: 0, archived: 0 },
};

/** Shows its final layout with placeholders until the data is loaded. */
export function OwnSubscriptions({ own }: { own: Subscriptions | undefined }) {
  const { adding, begin, end } = useAddCardToggle(own);
  return (
    <div className={styles.columns} {...(!own && { 'aria-busy': true, inert: true })}>
      <div className="stack">
        <ActiveSubscriptions subscriptions={own} />
        <CancelledSubscriptions subscriptions={own} />
      </div>
      <div className="stack">
        <CardsPanel own={own} adding={adding} onAdd={begin} end={end} />
        <NewSubscription own={own ?? NONE} awaited={!own} addCard={begin} />
      </div>
    </div>
  );
}

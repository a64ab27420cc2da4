import type { ReactNode } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import type { LabelledFact } from '../../ui/Facts.tsx';
import { EMPTY } from '../../ui/formats.ts';
import { NameText } from '../../ui/Name.tsx';
import styles from './billing.module.css';
import { PlanText, PriceText } from './subscriptionTexts.tsx';
import type { SubscriptionRecord } from './useNamedSubscriptions.ts';

interface Props {
  /** Show the state of the subscription. */
  chips?: ReactNode;
  /** The buttons of the subscription. They read it by `useRecordContext`. */
  actions: ReactNode;
}

export function SubscriptionHeader({ chips, actions }: Props) {
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h3>
          <NameText name={entry.applicationName} />
        </h3>
        <p>
          <PlanText entry={entry} />
        </p>
      </div>
      {chips ? <div className={styles.chips}>{chips}</div> : null}
      <div className={styles.end}>
        <span className={styles.price}>
          <PriceText entry={entry} />
        </span>
        {actions}
      </div>
    </div>
  );
}

export const SubscriptionFacts = ({ facts }: { facts: LabelledFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || EMPTY}</dd>
      </div>
    ))}
  </dl>
);
